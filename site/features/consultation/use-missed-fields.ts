import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { type ConsultationField, consultationFields } from '../../../contracts/consultation.ts';
import type { ConsultationInput } from './consultation-resolver.ts';

type Errors = FieldErrors<ConsultationInput>;

/**
 * What the last submit found, for the summary above the form. A field that is right again leaves it
 * for good, also when it is wrong once more before the next submit: nothing comes and goes above
 * someone who types.
 *
 * @param errors those of the form as it stands
 * @returns the fields with what is wrong with them now, null when nothing is left; and how a submit
 *   says what it found
 */
export function useMissedFields(errors: Errors): [Errors | null, (found: Errors | null) => void] {
  const [missed, setMissed] = useState<Errors | null>(null);
  const wrong = namesIn(errors).join(' ');
  useEffect(() => {
    const still = new Set(wrong.split(' '));
    setMissed((found) => found && onlyWith(found, (name) => still.has(name)));
  }, [wrong]);
  const now = missed && { ...missed, ...onlyWith(errors, (name) => missed[name] !== undefined) };
  return [now, setMissed];
}

const namesIn = (errors: Errors): ConsultationField[] =>
  consultationFields.map(({ name }) => name).filter((name) => errors[name]);

function onlyWith(errors: Errors, keep: (name: ConsultationField) => boolean): Errors | null {
  const kept = namesIn(errors).filter(keep);
  return kept.length > 0 ? Object.fromEntries(kept.map((name) => [name, errors[name]])) : null;
}
