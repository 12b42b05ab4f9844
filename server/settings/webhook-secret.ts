import { z } from 'zod';

/** `whsec_` and base64, as the Standard Webhooks specification writes a symmetric secret. */
export const webhookSecretSetting = z
  .string()
  .trim()
  .refine(isWebhookSecret, { message: "must be 'whsec_' followed by the secret in base64" });

function isWebhookSecret(text: string): boolean {
  const encoded = text.replace(/^whsec_/, '');
  if (encoded === text || encoded === '') return false;
  // Buffer skips what is not base64; only a faithful round trip shows that nothing was skipped.
  return Buffer.from(encoded, 'base64').toString('base64') === encoded;
}
