import type { ConsultationAccepted, ConsultationForm } from '../../../contracts/consultation.ts';

/**
 * Reads the answer to an accepted request. The contact form's is JSON. The home form's is used if
 * it is JSON; otherwise the text is the message, with status success (docs/product.md, Calls).
 * @throws SyntaxError when the contact form's answer is not JSON
 */
export async function readConsultationAnswer(
  form: ConsultationForm,
  response: Response,
): Promise<ConsultationAccepted> {
  const text = await response.text();
  const json = form === 'contact' ? (JSON.parse(text) as unknown) : jsonOrNothing(text);
  if (typeof json !== 'object' || json === null) return { status: 'success', message: text };
  return readLoosely(json);
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An automation host's JSON may have any shape; what it shares with ours is kept. */
async function readLoosely(json: object): Promise<ConsultationAccepted> {
  const { consultationAcceptedSchema } = await import('../../../contracts/consultation.ts');
  const accepted = consultationAcceptedSchema.safeParse(json);
  if (accepted.success) return accepted.data;
  const message = 'message' in json && typeof json.message === 'string' ? json.message : '';
  return { status: 'success', message };
}
