import { Button } from './Button.tsx';
import type { KeptForm } from './use-kept-form.ts';
import './delete-kept.css';

interface Props extends Pick<KeptForm, 'forget' | 'isForgotten'> {
  words: { delete: string; deleted: string };
}

/** Deletes what a tool keeps in this browser, and says so. */
export function DeleteKept({ words, forget, isForgotten }: Props) {
  return (
    <div className="delete-kept">
      <Button weight="quiet" small onClick={forget}>
        {words.delete}
      </Button>
      <p className="delete-kept-said" role="status">
        {isForgotten && words.deleted}
      </p>
    </div>
  );
}
