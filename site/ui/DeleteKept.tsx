import { useRef } from 'react';
import { Button } from './Button.tsx';
import type { KeptForm } from './use-kept-form.ts';

interface Props extends Pick<KeptForm, 'forget' | 'undo' | 'lastAction' | 'canUndo'> {
  copy: { delete: string; deleted: string; undo: string; restored: string };
}

/** Deletes the values that a tool stores in this browser, announces it, and offers to undo it. */
export function DeleteKept({ copy, forget, undo, lastAction, canUndo }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  function restore(): void {
    undo();
    // The button that has the focus disappears.
    frame.current?.querySelector('button')?.focus();
  }
  return (
    <div ref={frame} className="above-24 cluster align-center">
      <Button weight="quiet" small onClick={forget}>
        {copy.delete}
      </Button>
      <p className="semibold" role="status">
        {lastAction && copy[lastAction]}
      </p>
      {canUndo && (
        <Button weight="quiet" small onClick={restore}>
          {copy.undo}
        </Button>
      )}
    </div>
  );
}
