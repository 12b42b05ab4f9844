import { type ReactNode, useEffect, useRef } from 'react';
import { Refused } from './calls.ts';
import type { Conflict } from './merge-changes.ts';

interface AlertProps {
  /** The alert takes the focus when this changes. */
  cause: unknown;
  /** The field to focus instead. */
  field?: string | undefined;
  children: ReactNode;
}

/** An error that people notice wherever they have scrolled. */
export function Alert({ cause, field, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause && !(field && focusField(field))) box.current?.focus();
  }, [cause, field]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="refusal">
      {children}
    </div>
  );
}

interface Props {
  /** What failed: `saved`, `renamed` or `deleted`. */
  action: string;
  error: Error;
}

/** Why a change failed, with a link to the field of each problem. The first such field takes the focus. */
export function ChangeAlert({ action, error }: Props) {
  const problems = error instanceof Refused ? error.problems : [];
  return (
    <Alert cause={error} field={problems.find(({ field }) => field)?.field}>
      <p>
        {error instanceof Refused ? (
          <>
            <strong>Not {action}.</strong> The file is unchanged.
          </>
        ) : (
          <strong>The editor does not know whether the file was {action}.</strong>
        )}
      </p>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, message }) => (
            <li key={field + message}>
              {field ? <FieldLink field={field} /> : null} {message}
            </li>
          ))}
        </ul>
      ) : (
        <p>{error.message}</p>
      )}
    </Alert>
  );
}

const FieldLink = ({ field }: { field: string }) => (
  <button type="button" className="to-field" onClick={() => focusField(field)}>
    <code>{field}</code>
  </button>
);

/** Somebody else saved the file first. */
export const MergeAlert = ({ conflicts }: { conflicts: readonly Conflict[] }) => (
  <Alert cause={conflicts}>
    <p>
      <strong>Not saved yet: somebody else changed the file.</strong> The form now has their changes
      and yours. Look at them, and save again.
    </p>
    {conflicts.length > 0 && (
      <>
        <p>Both of you changed this. The form has your text; theirs is:</p>
        <ul>
          {conflicts.map(({ field, theirs }) => (
            <li key={field}>
              <FieldLink field={field} />{' '}
              <q>{typeof theirs === 'string' ? theirs : JSON.stringify(theirs)}</q>
            </li>
          ))}
        </ul>
      </>
    )}
  </Alert>
);

/**
 * Opens the groups around a field and focuses it, or the nearest group if the field is hidden.
 * @param text to select in the field
 * @returns whether the field or a group of it was found
 */
export function focusField(field: string, text = ''): boolean {
  const path = ['root', ...field.split('.')];
  let target: HTMLElement | null = null;
  while (!target && path.length > 1) {
    target = document.getElementById(path.join('_'));
    path.pop();
  }
  let group = target?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
  target?.focus();
  if (target instanceof HTMLTextAreaElement && target.value.includes(text)) {
    const start = target.value.indexOf(text);
    target.setSelectionRange(start, start + text.length);
  }
  return target !== null;
}
