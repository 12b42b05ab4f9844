import type { FastifyInstance } from 'fastify';
import { shippedWords } from '../../../lib/content/shipped-words.ts';
import { type ConsultationRequest, mapFields } from '../../../lib/forms/consultation.ts';

export const homeEndpoint = '/api/webhooks/consultation';
export const contactEndpoint = '/api/consultations';
export const careerEndpoint = '/api/career-calls';

/** A request that both forms accept. */
export const valid = {
  name: 'Ada Quill',
  company: 'Hollisgate Bank',
  email: 'ada@hollisgate.example',
  phone: '+1 (214) 555-0199',
  message: 'We need a CISO before the audit.\nCan we talk on Thursday?',
};

/** The request as the store has it: empty fields are ''. */
export const storedFields: ConsultationRequest = { ...mapFields(() => ''), ...valid };

export function postJson(
  app: FastifyInstance,
  body: object,
  { url = homeEndpoint, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  return app.inject({ method: 'POST', url, headers, payload: body });
}

export function postForm(
  app: FastifyInstance,
  body: Record<string, string>,
  { url = homeEndpoint, headers = {} }: { url?: string; headers?: Record<string, string> } = {},
) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams(body).toString();
  return app.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload });
}

/** Schemas and messages of the forms for a firm that changes nothing. */
export const shippedRules = { ...shippedWords.form, locale: 'en-US' };
