import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { asError, readPicture, uploadPicture } from './calls.ts';
import { PictureDrop } from './PictureDrop.tsx';

const context = z.object({ name: z.string() });

/** A field that names a picture beside its file: its name, what it shows, and a place to drop another. */
export function PictureField(widget: WidgetProps & { value: string }) {
  const { id, value, onChange, registry, rawErrors = [] } = widget;
  const { name } = context.parse(registry.formContext);
  const [shown, setShown] = useState('');
  const [refused, setRefused] = useState('');

  const uploads = useRef(0);

  useEffect(() => {
    if (!value.startsWith('.//')) return;
    let url = '';
    let isCurrent = true;
    readPicture(name, value).then(
      (picture) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(picture);
        setShown(url);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      setShown('');
      URL.revokeObjectURL(url);
    };
  }, [name, value]);

  /** The picture chosen last counts, whichever upload ends last. */
  async function upload(file: File) {
    uploads.current += 1;
    const own = uploads.current;
    const result = await uploadPicture(name, file).catch(asError);
    if (own !== uploads.current) return;
    setRefused(result instanceof Error ? result.message : '');
    if (!(result instanceof Error)) onChange(result);
  }

  return (
    <PictureDrop label="Choose a picture" onPicture={upload}>
      {shown && <img src={shown} alt="" />}
      <input
        id={id}
        value={value}
        aria-describedby={ariaDescribedByIds(id)}
        aria-invalid={rawErrors.length > 0}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
    </PictureDrop>
  );
}
