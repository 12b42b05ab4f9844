import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { ConsultationForm } from '../../../contracts/consultation.ts';
import {
  type CheckedRequest,
  requestSchema,
  type TypedRequest,
} from '../../../contracts/consultation-schemas.ts';
import type { OwnField } from '../../../contracts/content/form-fields.ts';

/** The form's schema as react-hook-form asks for it. Brings Zod, so it is loaded on first use. */
export function consultationResolver(
  form: ConsultationForm,
  ownFields: readonly OwnField[],
): Resolver<TypedRequest, unknown, CheckedRequest> {
  return zodResolver(requestSchema(form, ownFields));
}
