import { type Claim, countSentence, formatFigure } from '../../../lib/content/schemas/claims.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import './claim-note.css';

/**
 * The sign beside a figure, within the figure's `data-figure`. Its note holds a link, so this is a
 * disclosure, not an ARIA tooltip: it opens by click and key without a script, and claim-notes.ts adds
 * hover, focus and the place above the page.
 */
export function ClaimNote({ claim }: { claim: Claim }) {
  return (
    <details className="claim-note">
      <summary className="claim-sign">
        <span aria-hidden="true">?</span>
        <span className="sr-only">{`How we count: ${formatFigure(claim)} ${claim.label}`}</span>
      </summary>
      <div className="claim-panel">
        <div className="claim-words">
          <p>
            {countSentence(claim)}
            {claim.sample && <SampleMark />}
          </p>
          <a className="claim-link" href={`/how-we-count#${claim.id}`}>
            How we count
          </a>
        </div>
      </div>
    </details>
  );
}
