import type { Keeping } from './use-kept-form.ts';
import './kept-note.css';

interface Props {
  keeping: Keeping;
  copy: { kept: string; notKept?: string };
  className: string;
}

/** Explains where a tool stores its values. Invisible until the script runs. */
export function KeptNote({ keeping, copy, className }: Props) {
  return (
    <p className={`${className} kept-note`} data-keeping={keeping}>
      {keeping === 'refused' ? copy.notKept : copy.kept}
    </p>
  );
}
