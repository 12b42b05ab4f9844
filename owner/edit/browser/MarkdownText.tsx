import { useRef, useState } from 'react';
import { toError, uploadPicture } from './calls.ts';
import { PictureDrop } from './PictureField.tsx';

interface Props {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The Markdown of a file. A picture dropped on it is inserted at the cursor. */
export function MarkdownText({ name, value, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState('');

  async function insert(file: File) {
    try {
      const path = await uploadPicture(name, file);
      setError('');
      // The person may have typed during the upload.
      const { value: text, selectionEnd: cursor } = area.current ?? {
        value,
        selectionEnd: value.length,
      };
      const before = text.slice(0, cursor).trimEnd();
      const picture = `![${file.name.replace(/\.\w+$/, '')}](${path})`;
      const after = text.slice(cursor).trimStart();
      onChange(`${[before, picture, after].filter(Boolean).join('\n\n')}${after ? '' : '\n'}`);
    } catch (cause) {
      setError(toError(cause).message);
    }
  }

  return (
    <PictureDrop label="Add a picture" onPicture={insert} error={error}>
      <label className="markdown">
        Text, in Markdown
        <textarea
          id="root_text"
          ref={area}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p className="help">
        A picture is inserted at the cursor and saved beside the file. Describe it between the
        brackets.
      </p>
    </PictureDrop>
  );
}
