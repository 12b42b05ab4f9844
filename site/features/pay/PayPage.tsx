/** The parts of the page with all wages. */
import type { Pay } from '../../../lib/content/schemas/city.ts';
import { formatLongDate, formatMonth } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import '../../ui/links.css';
import { findRowDollars } from './layout.ts';
import { listMetros, PayKey } from './PayParts.tsx';
import { Axis, formatMoney, MedianDrawing, medianIndex, PayTable } from './PayTable.tsx';

interface Props {
  pay: Pay;
}

/** The occupations, each with its median in the first metro area to scale; one at a time unfolds all of its figures. */
export function PayByRole({ pay }: Props) {
  const { metros, roles, source, words } = pay;
  const [metro] = metros;
  const rowDollars = findRowDollars(pay);
  return (
    <RailSection
      id="occupations-title"
      title={words.contents}
      className="on-paper"
      zone="section-small"
    >
      <PayKey pay={pay} />
      {metro && (
        <p className="type-small semibold above-24">
          {metro.name}: {words.percentiles[medianIndex]}
        </p>
      )}
      <div className="above-16">
        <Axis rowDollars={rowDollars} />
        {roles.map((role, index) => {
          const median = metro?.pay[role.id]?.[medianIndex];
          return (
            <details
              key={role.id}
              name="pay"
              className="disclosure pay-role unfolded-on-paper"
              open={index === 0}
            >
              <summary className="pay-row">
                <h3 id={role.id} className="clear-header type-h4">
                  {role.title}
                </h3>
                {typeof median === 'number' && (
                  <>
                    <span className="tabular type-h4">{formatMoney(median)}</span>
                    <MedianDrawing dollars={median} rowDollars={rowDollars} />
                  </>
                )}
                <span className="pay-titles quiet type-small">
                  {fill(words.titles, { titles: role.titles })}
                </span>
                <span className="disclosure-sign screen-only" aria-hidden="true" />
              </summary>
              <div className="pad-top-16 pad-bottom-48-64">
                <PayTable
                  pay={pay}
                  caption={`${role.title}, ${formatMonth(source.month)}`}
                  first={words.metro}
                  rows={listMetros(pay, role)}
                />
              </div>
            </details>
          );
        })}
      </div>
    </RailSection>
  );
}

/** Who published the figures, when, and what they hold. */
export const PaySource = ({ pay: { source, words } }: Props) => (
  <RailSection id="source-title" title={words.source} className="on-lichen" zone="section-zone">
    <p className="above-16 measure-40">
      <a className="link" href={source.href}>
        {source.label}
      </a>
      , {fill(source.text, listDays(source))}
    </p>
    <ul
      role="list"
      className="ruled-rows pay-reading grid column-gap-column above-24-32 desktop-tracks-2"
    >
      {source.reading.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </RailSection>
);

const listDays = ({ month, published, opened }: Pay['source']) => ({
  month: formatMonth(month),
  published: formatLongDate(published),
  opened: formatLongDate(opened),
});
