import { type DragEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  onPicture: (file: File) => void;
  children: ReactNode;
}

/** Takes a picture that is dropped on it, or chosen by its button. */
export function PictureDrop({ label, onPicture, children }: Props) {
  const [over, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file?.type.startsWith('image/')) return;
    event.preventDefault();
    onPicture(file);
  }

  return (
    <fieldset
      aria-label={label}
      className={over ? 'picture-drop over' : 'picture-drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
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
