import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ConsultationForm, ConsultationRequest } from '../../../contracts/consultation.ts';
import { consultationSchemas } from '../../../contracts/consultation-schemas.ts';

/** What is typed, before the schema has tidied it. */
export type ConsultationInput = z.input<(typeof consultationSchemas)['home']>;

/** The form's schema as react-hook-form asks for it. Brings Zod, so it is loaded on first use. */
export function consultationResolver(
  form: ConsultationForm,
): Resolver<ConsultationInput, unknown, ConsultationRequest> {
  return zodResolver(consultationSchemas[form]);
}
