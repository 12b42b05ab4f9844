/** The parts of the page with all wages. */
import type { Pay } from '../../../lib/content/schemas/city.ts';
import { formatLongDate, formatMonth } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { PlainHead, StartRow } from '../../ui/PlainHead.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import '../../ui/disclosure.css';
import { findRowDollars } from './layout.ts';
import { listMetros, PayKey } from './PayParts.tsx';
import { Axis, formatMoney, MedianDot, MedianDrawing, medianIndex, PayTable } from './PayTable.tsx';

interface Props {
  pay: Pay;
}

/** The medians of the first metro area. */
const listMedians = ({ roles, metros: [metro] }: Pay) =>
  roles.map(({ id, title }) => ({ id, title, median: metro?.pay[id]?.[medianIndex] }));

/** The page's head, whose line is a row of the drawings with the medians of the list below. */
export function PayHead({ pay }: Props) {
  const rowDollars = findRowDollars(pay);
  return (
    <PlainHead
      title={pay.headline}
      lead={pay.lead}
      row={
        <>
          <StartRow />
          <Axis rowDollars={rowDollars} isUnder>
            {listMedians(pay).map(
              ({ id, median }) =>
                median &&
                median <= rowDollars && (
                  <MedianDot key={id} dollars={median} rowDollars={rowDollars} />
                ),
            )}
          </Axis>
        </>
      }
    />
  );
}

/** The occupations, each with its median in the first metro area to scale; one at a time unfolds all of its figures. */
export function PayByRole({ pay }: Props) {
  const { metros, roles, source, words } = pay;
  const medians = listMedians(pay);
  const rowDollars = findRowDollars(pay);
  return (
    <RailSection
      id="occupations-title"
      title={words.contents}
      className="on-paper"
      zone="section-zone"
    >
      <PayKey pay={pay} />
      {metros[0] && (
        <p className="type-small semibold above-24">
          {metros[0].name}: {words.percentiles[medianIndex]}
        </p>
      )}
      <div className="above-8 ruled">
        {roles.map((role, index) => {
          const median = medians[index]?.median;
          return (
            <details
              key={role.id}
              name="pay"
              className="disclosure pay-role unfolded-on-paper"
              open={index === 0}
            >
              <summary className="pay-row">
                <h3 id={role.id} className="pay-title type-h4">
                  {role.title}
                </h3>
                {typeof median === 'number' && (
                  <>
                    <span className="tabular type-h4">{formatMoney(median)}</span>
                    <MedianDrawing dollars={median} rowDollars={rowDollars} />
                  </>
                )}
                <span className="disclosure-sign screen-only" aria-hidden="true" />
              </summary>
              <div className="pad-top-16 pad-bottom-48-64">
                <p className="quiet">{fill(words.titles, { titles: role.titles })}</p>
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
    <ul role="list" className="ruled-rows pay-reading above-24-32">
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
