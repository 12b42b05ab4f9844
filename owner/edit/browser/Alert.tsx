import { type ReactNode, useEffect, useRef } from 'react';
import { Refused } from './calls.ts';

/** An error that takes the focus, so that people notice it wherever they have scrolled. */
export function Alert({ error, children }: { error: Error; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="refusal">
      {children}
    </div>
  );
}

interface Props {
  /** What failed: `saved` or `deleted`. */
  action: string;
  error: Error;
}

/** Why saving or deleting failed, with a link to the field of each problem. */
export function ChangeAlert({ action, error }: Props) {
  const problems = error instanceof Refused ? error.problems : [];
  return (
    <Alert error={error}>
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
              {field ? (
                <button type="button" className="to-field" onClick={() => focusField(field)}>
                  <code>{field}</code> {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{error.message}</p>
      )}
    </Alert>
  );
}

/** Opens the groups around a field and focuses it, or the nearest group if the field is hidden. */
function focusField(field: string): void {
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
}
