import region from 'virtual:region';
import words from 'virtual:words/form';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { OwnField } from '../../../lib/content/schemas/form-fields.ts';
import type { FormName } from '../../../lib/forms/consultation.ts';
import {
  type CheckedRequest,
  createCallPhoneSchema,
  createRequestSchema,
  type RequestInput,
} from '../../../lib/forms/consultation-schemas.ts';

/** Adapts the form's schema to react-hook-form. Includes Zod, so load it on first use. */
export function createConsultationResolver(
  form: FormName,
  ownFields: readonly OwnField[],
): Resolver<RequestInput, unknown, CheckedRequest> {
  return async (...submit) => {
    const schema = createRequestSchema(form, ownFields, await loadRules());
    return zodResolver(schema)(...submit);
  };
}

/** @returns what is wrong with the number to call, or undefined */
export async function checkCallPhone(phone: string): Promise<string | undefined> {
  const { error } = createCallPhoneSchema(await loadRules()).safeParse(phone);
  return error?.issues[0]?.message;
}

async function loadRules() {
  const { locale, country, phoneCheck } = region;
  const isPhone =
    phoneCheck === 'country'
      ? (await import('../../../lib/forms/phone-number.ts')).createPhoneCheck(country)
      : undefined;
  return { ...words, locale, isPhone };
}
