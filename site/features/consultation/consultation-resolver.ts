import region from 'virtual:region';
import words from 'virtual:words/form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { FormName } from '../../../lib/forms/consultation.ts';
import {
  type CheckedRequest,
  createRequestSchema,
  type RequestInput,
} from '../../../lib/forms/consultation-schemas.ts';

/** Adapts the form's schema to react-hook-form. Includes Zod, so load it on first use. */
export function createConsultationResolver(
  form: FormName,
  ownFields: readonly OwnField[],
): Resolver<RequestInput, unknown, CheckedRequest> {
  return async (...submit) => {
    const { locale, country, phoneCheck } = region;
    const isPhone =
      phoneCheck === 'country'
        ? (await import('../../../lib/forms/phone-number.ts')).createPhoneCheck(country)
        : undefined;
    const schema = createRequestSchema(form, ownFields, { ...words, locale, isPhone });
    return zodResolver(schema)(...submit);
  };
}
