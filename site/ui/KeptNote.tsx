import type { Keeping } from './use-kept-form.ts';
import './field.css';

interface Props {
  keeping: Keeping;
  copy: { kept: string; notKept?: string };
}

/** Explains where a tool stores its values, below its fields. Invisible until the script runs. */
export function KeptNote({ keeping, copy }: Props) {
  return (
    <p
      className="kept-note scripted-only above-24 measure-38 quiet type-small"
      data-keeping={keeping}
    >
      {keeping === 'refused' ? copy.notKept : copy.kept}
    </p>
  );
}
