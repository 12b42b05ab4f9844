import { useRef, useState } from 'react';
import { asError, uploadPicture } from './calls.ts';
import { PictureDrop } from './PictureDrop.tsx';

interface Props {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The text of a post, in Markdown; a picture that is dropped on it is put where the cursor is. */
export function MarkdownText({ name, value, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState('');

  async function insert(file: globalThis.File) {
    try {
      const path = await uploadPicture(name, file);
      setRefused('');
      // What the field holds now: text may have been typed during the upload.
      const { value: text, selectionEnd: at } = area.current ?? {
        value,
        selectionEnd: value.length,
      };
      const before = text.slice(0, at).trimEnd();
      const picture = `![${file.name.replace(/\.\w+$/, '')}](${path})`;
      const after = text.slice(at).trimStart();
      onChange(`${[before, picture, after].filter(Boolean).join('\n\n')}${after ? '' : '\n'}`);
    } catch (error) {
      setRefused(asError(error).message);
    }
  }

  return (
    <PictureDrop label="Add a picture" onPicture={insert}>
      <label className="markdown">
        Text, in Markdown
        <textarea ref={area} value={value} onChange={(event) => onChange(event.target.value)} />
      </label>
      <p className="help">
        A picture goes where the cursor is, and lies beside the file. Write what it shows between
        the brackets.
      </p>
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
    </PictureDrop>
  );
}
