import { useEffect, useRef } from 'react';
import { ErrorSummary, ErrorSummaryItem } from '../../ui/ErrorSummary.tsx';
import { fieldId } from './FormField.tsx';

interface Props {
  /** By field, in any order. */
  errors: Readonly<Record<string, { message?: string } | undefined>>;
  /** All fields, in the order of the form. */
  names: readonly string[];
}

/**
 * What a failed submit found, in the order of the fields; each line leads to its field. It takes
 * the focus when it appears, and not when a line leaves it.
 */
export function ConsultationErrors({ errors, names }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const items = names.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <ErrorSummary ref={ref} heading={headingFor(items.length)}>
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

const headingFor = (count: number) =>
  count === 1 ? 'One answer needs another look.' : `${count} answers need another look.`;

/** Shows the field with its label, which the focus alone would leave under the page's bar. */
function goToField(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.closest('.field')?.scrollIntoView({ block: 'nearest' });
}
