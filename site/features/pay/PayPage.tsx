/** The parts of the page with all wages. */
import type { Pay } from '../../../lib/content/schemas/city.ts';
import { Line } from '../../motion/Line.tsx';
import { formatLongDate, formatMonth } from '../../text/formats.ts';
import { fill } from '../../text/sentences.ts';
import { PlainHead, StartRow } from '../../ui/PlainHead.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
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

/** All occupations, each with all metro areas on its own ground. */
export const PayByRole = ({ pay }: Props) => (
  <>
    <RailSection
      id="occupations-title"
      title={pay.words.contents}
      className="on-paper"
      zone="section-zone"
    >
      <Contents pay={pay} />
    </RailSection>
    {pay.roles.map((role, index) => (
      <section
        key={role.id}
        className={index % 2 ? 'on-paper' : 'on-lichen'}
        aria-labelledby={role.id}
      >
        <div className="frame">
          <div className="zone pay-role">
            <Line className="lane-right straight-v full" />
            <h3 id={role.id} className="pay-title type-tile">
              {role.title}
            </h3>
            <p className="quiet above-12">{fill(pay.words.titles, { titles: role.titles })}</p>
            {index === 0 && <PayKey pay={pay} />}
            <PayTable
              pay={pay}
              caption={`${role.title}, ${formatMonth(pay.source.month)}`}
              first={pay.words.metro}
              rows={listMetros(pay, role)}
            />
          </div>
        </div>
      </section>
    ))}
  </>
);

/** A link to each occupation, with its median in the first metro area to scale. */
function Contents({ pay }: Props) {
  const { metros, words } = pay;
  const [metro] = metros;
  const rowDollars = findRowDollars(pay);
  return (
    <div className="pay-box above-16 screen-only">
      {metro && (
        <p className="type-small semibold">
          {metro.name}: {words.percentiles[medianIndex]}
        </p>
      )}
      <ul role="list" className="above-8 ruled">
        {listMedians(pay).map(({ id, title, median }) => (
          <li key={id} className="pay-content">
            <TextLink to={`#${id}`} label={title} />
            {typeof median === 'number' && (
              <>
                <span className="tabular type-h4">{formatMoney(median)}</span>
                <MedianDrawing dollars={median} rowDollars={rowDollars} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who published the figures, when, and what they hold. */
export const PaySource = ({ pay: { roles, source, words } }: Props) => (
  <RailSection
    id="source-title"
    title={words.source}
    className={roles.length % 2 ? 'on-paper' : 'on-lichen'}
    zone="section-zone"
  >
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
