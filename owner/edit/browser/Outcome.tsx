import { Alert } from './Alert.tsx';
import { type Problem, Refused } from './calls.ts';

interface Props {
  /** What was tried: `saved` or `deleted`. */
  action: string;
  error: Error;
}

/** Why saving or deleting failed; each problem leads to its field. */
export function Outcome({ action, error }: Props) {
  const problems = error instanceof Refused ? error.problems : [];
  return (
    <Alert error={error}>
      <p>
        {error instanceof Refused ? (
          <>
            <strong>Not {action}.</strong> The file is as it was.
          </>
        ) : (
          <strong>It is not known whether the file was {action}.</strong>
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

/** Opens the groups around a field and focuses it, or the nearest group if the field is not shown. */
function focusField(field: Problem['field']): void {
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
