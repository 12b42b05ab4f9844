import { calls } from '../../../contracts/calls.ts';
import type { ConsultationForm } from '../../../contracts/consultation.ts';

/** The site's own call of each form; it also takes the form as a plain post of the browser. */
export const ownConsultationCalls: Record<ConsultationForm, string> = {
  home: calls.consultationWebhook,
  contact: calls.consultations,
};

/** Where a form is sent: the home form may go straight to an external automation webhook. */
export function consultationAddress(form: ConsultationForm): string {
  const external = form === 'home' && import.meta.env.PUBLIC_CONSULTATION_WEBHOOK_URL;
  return external || ownConsultationCalls[form];
}

/** @param origin that of the page */
export function isOwnAddress(address: string, origin: string): boolean {
  return new URL(address, origin).origin === origin;
}
