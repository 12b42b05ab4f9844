import type { Keeping } from './use-kept-form.ts';
import './kept-note.css';

interface Props {
  keeping: Keeping;
  words: { kept: string; notKept?: string };
  className: string;
}

/** Explains where a tool stores its values. Invisible until the script runs. */
export function KeptNote({ keeping, words, className }: Props) {
  return (
    <p className={`${className} kept-note`} data-keeping={keeping}>
      {keeping === 'refused' ? words.notKept : words.kept}
    </p>
  );
}
