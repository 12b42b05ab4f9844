import type { Keeping } from './use-kept-form.ts';
import './kept-note.css';

interface Props {
  keeping: Keeping;
  copy: { kept: string; notKept?: string };
}

/** Explains where a tool stores its values, below its fields. Invisible until the script runs. */
export function KeptNote({ keeping, copy }: Props) {
  return (
    <p className="kept-note above-24 quiet type-small" data-keeping={keeping}>
      {keeping === 'refused' ? copy.notKept : copy.kept}
    </p>
  );
}
