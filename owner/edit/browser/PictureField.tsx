import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { readPicture, toError, uploadPicture } from './calls.ts';
import { PictureDrop } from './PictureDrop.tsx';

const contextSchema = z.object({ name: z.string() });

/** A field for a picture beside its file, with a preview. */
export function PictureField(widget: WidgetProps & { value: string }) {
  const { id, value, onChange, registry, rawErrors = [] } = widget;
  const { name } = contextSchema.parse(registry.formContext);
  const [preview, setPreview] = useState('');
  const [error, setError] = useState('');

  const uploads = useRef(0);

  useEffect(() => {
    if (!value.startsWith('.//')) return;
    let url = '';
    let isCurrent = true;
    readPicture(name, value).then(
      (picture) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(picture);
        setPreview(url);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      setPreview('');
      URL.revokeObjectURL(url);
    };
  }, [name, value]);

  /** Uploads may end out of order; the last choice wins. */
  async function choose(file: File) {
    uploads.current += 1;
    const upload = uploads.current;
    const result = await uploadPicture(name, file).catch(toError);
    if (upload !== uploads.current) return;
    setError(result instanceof Error ? result.message : '');
    if (!(result instanceof Error)) onChange(result);
  }

  return (
    <PictureDrop label="Choose a picture" onPicture={choose}>
      {preview && <img src={preview} alt="" />}
      <input
        id={id}
        value={value}
        aria-describedby={ariaDescribedByIds(id)}
        aria-invalid={rawErrors.length > 0}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {error && (
        <p role="alert" className="refusal">
          {error}
        </p>
      )}
    </PictureDrop>
  );
}
