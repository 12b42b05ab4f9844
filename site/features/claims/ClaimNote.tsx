import page from 'virtual:words/page';
import { type Claim, countSentence, formatFigure } from '../../../lib/content/schemas/claims.ts';
import { fill } from '../../text/sentences.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';
import './claims.css';

interface LabelProps {
  claim: Claim;
  /** Defaults to the claim's label. */
  text?: string;
  /** Hides the text from assistive technology, which gets it elsewhere. */
  isHidden?: boolean;
}

/** A figure's label and the sign with its note, which never wraps onto a line alone. */
export function NotedLabel({ claim, text = claim.label, isHidden }: LabelProps) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      <span aria-hidden={isHidden}>
        <Unbroken text={text.slice(0, end)} />
      </span>
      {/* HTML allows no details in a span. */}
      <div className="claim-end">
        <span aria-hidden={isHidden}>{text.slice(end)}</span> <ClaimNote claim={claim} />
      </div>
    </>
  );
}

/**
 * The sign beside a figure, inside its `data-figure` element, with the note. The note has a link, so it is
 * a disclosure and not an ARIA tooltip. It works without a script; claim-notes.ts adds hover, focus and
 * its position above the page.
 */
function ClaimNote({ claim }: { claim: Claim }) {
  return (
    <details className="claim-note screen-only">
      <summary className="claim-sign">
        <span aria-hidden="true">?</span>
        <span className="sr-only">
          {fill(page.countOf, { figure: `${formatFigure(claim)} ${claim.label}` })}
        </span>
      </summary>
      <div className="claim-panel">
        <div className="claim-words">
          <p>
            {countSentence(claim)}
            {claim.sample && <SampleMark />}
          </p>
          <a className="inline-block pad-y-11 link" href={`/how-we-count#${claim.id}`}>
            {page.howWeCount}
          </a>
        </div>
      </div>
    </details>
  );
}
