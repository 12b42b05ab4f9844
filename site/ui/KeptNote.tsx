import type { Keeping } from './use-kept-form.ts';
import './kept-note.css';

interface Props {
  keeping: Keeping;
  words: { kept: string; notKept?: string };
  className: string;
}

/** Says where a tool keeps what is typed. Invisible until a script runs that keeps it. */
export function KeptNote({ keeping, words, className }: Props) {
  return (
    <p className={`${className} kept-note`} data-keeping={keeping}>
      {keeping === 'refused' ? words.notKept : words.kept}
    </p>
  );
}
