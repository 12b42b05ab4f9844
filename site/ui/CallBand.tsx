import type { Link } from '../../lib/content/schemas/words.ts';
import { keepNumbersTogether } from '../text/sentences.ts';
import { ButtonLink } from './Button.tsx';

interface Props {
  title: string;
  text?: string | undefined;
  action: Link;
  /** Less prominent, beside the action. */
  second?: Link | undefined;
}

/** The orange field at a page's end: one sentence and a link to book. */
export function CallBand({ title, text, action, second }: Props) {
  return (
    <section className="screen-only on-signal" aria-labelledby="band-title">
      <div className="frame band-frame section-zone">
        <div>
          <h2 id="band-title" className="type-display band-title">
            {title}
          </h2>
          {text && (
            <p className="type-lead measure-32 balance above-16">{keepNumbersTogether(text)}</p>
          )}
        </div>
        <p className="band-actions cluster gap-16">
          <ButtonLink {...action} weight="second" className="full-on-phone" />
          {second && <ButtonLink {...second} weight="quiet" className="full-on-phone" />}
        </p>
      </div>
    </section>
  );
}
