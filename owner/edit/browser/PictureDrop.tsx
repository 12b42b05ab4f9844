import { type DragEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  label: string;
  onPicture: (file: File) => void;
  children: ReactNode;
}

/** Accepts a picture by drag and drop or by a file button. */
export function PictureDrop({ label, onPicture, children }: Props) {
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
