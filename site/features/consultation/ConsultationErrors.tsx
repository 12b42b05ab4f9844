import { useEffect, useRef } from 'react';
import type { ConsultationField } from '../../../contracts/consultation.ts';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { consultationFieldList, fieldId } from './fields.ts';

const headings = [
  'One answer needs another look.',
  'Two answers need another look.',
  'Three answers need another look.',
  'Four answers need another look.',
  'Five answers need another look.',
];

interface Props {
  /** By field, in any order. */
  errors: Partial<Record<ConsultationField, { message?: string }>>;
}

/**
 * What a failed submit found, in the order of the fields; each line leads to its field. It takes
 * the focus when it appears, and not when a line leaves it.
 */
export function ConsultationErrors({ errors }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const items = consultationFieldList.flatMap(({ name }) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <ErrorSummary ref={ref} heading={headings[items.length - 1] ?? ''}>
      {items.map(({ name, message }) => (
        <ErrorSummaryItem
          key={name}
          fieldId={fieldId(name)}
          message={message}
          onChoose={goToField}
        />
      ))}
    </ErrorSummary>
  );
}

/** Shows the field with its label, which the focus alone would leave under the page's bar. */
function goToField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
}
