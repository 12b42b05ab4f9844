import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { pictureUrl, Refused, uploadPicture } from './calls.ts';
import { PictureDrop } from './PictureDrop.tsx';

const context = z.object({ name: z.string() });

/** A field that names a picture beside its file: its name, what it shows, and a place to drop another. */
export function PictureField(widget: WidgetProps & { value: string }) {
  const { id, value, onChange, registry, rawErrors = [] } = widget;
  const { name } = context.parse(registry.formContext);
  const [shown, setShown] = useState('');
  const [refused, setRefused] = useState('');

  useEffect(() => {
    setShown('');
    if (!value.startsWith('./')) return;
    pictureUrl(name, value).then(setShown, () => setShown(''));
  }, [name, value]);

  const upload = (file: File) =>
    uploadPicture(name, file).then(
      (path) => {
        setRefused('');
        onChange(path);
      },
      (error: unknown) => setRefused(error instanceof Refused ? error.message : String(error)),
    );

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
