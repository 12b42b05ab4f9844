import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { readPicture, toError, uploadPicture } from './calls.ts';

const contextSchema = z.object({ name: z.string() });

/** A field for a picture beside its file, with a preview. */
export function PictureField(widget: WidgetProps & { value: string }) {
  const { id, value, onChange, registry, rawErrors = [] } = widget;
  const { name } = contextSchema.parse(registry.formContext);
  const [preview, setPreview] = useState('');
  const [error, setError] = useState('');
  const uploads = useRef(0);

  useEffect(() => {
    if (!value.startsWith('./')) return;
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
    <PictureDrop label="Choose a picture" onPicture={choose} error={error}>
      {preview && <img src={preview} alt="" />}
      <input
        id={id}
        value={value}
        aria-describedby={ariaDescribedByIds(id)}
        aria-invalid={rawErrors.length > 0}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
    </PictureDrop>
  );
}

interface Props {
  label: string;
  onPicture: (file: File) => void;
  error: string;
  children: ReactNode;
}

/** Accepts a picture by drag and drop or by a file button. */
export function PictureDrop({ label, onPicture, error, children }: Props) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    setIsOver(false);
    if (!file?.type.startsWith('image/')) return;
    event.preventDefault();
    onPicture(file);
  }

  return (
    <fieldset
      aria-label={label}
      className={isOver ? 'picture-drop over' : 'picture-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      {error && (
        <p role="alert" className="refusal">
          {error}
        </p>
      )}
      <label htmlFor={id}>{label}, or drop one here</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPicture(file);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
