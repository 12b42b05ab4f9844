import type { SpecimenSlate } from '../../../../lib/content/schemas/specimen-slate.ts';
import { range } from '../../../drawing/numbers.ts';
import { Crossing } from '../../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../../motion/Line.tsx';
import { fill } from '../../../text/sentences.ts';
import { RailSection } from '../../../ui/RailSection.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import { formatDay } from '../../worked-search/days.ts';
import { daysPerWeek } from '../../worked-search/layout.ts';
import { layDates, layLines } from './layout.ts';
import './specimen-slate.css';

interface Props {
  slate: SpecimenSlate;
}

export const Brief = ({ slate: { brief } }: Props) => (
  <RailSection
    id="brief-title"
    title={brief.headline}
    className="slate-brief on-lichen"
    zone="section-zone"
  >
    <dl className="slate-facts">
      {brief.facts.map(({ title, text }) => (
        <div key={title} className="slate-fact">
          <dt className="type-label">{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </RailSection>
);

/** Everybody who was called, to scale: a line is a person, and the width is the days from the brief to the slate. */
export function MarketMap({ slate }: Props) {
  const { map, candidates } = slate;
  const shape = { from: map.from, to: map.to, slate: map.slate };
  return (
    <RailSection
      id="map-title"
      title={map.headline}
      className="slate-map on-ever"
      zone="section-zone"
    >
      <div className="slate-map-words">
        <p className="type-lead">{map.called}</p>
        <p className="slate-legend">{map.legend}</p>
      </div>
      <Days slate={slate} />
      <ul className="slate-groups">
        {map.groups.map(({ people, until, why }) => (
          <li key={why} className="slate-group">
            <svg
              className="slate-lines"
              height={`${people * pitchRem}rem`}
              data-draw="right"
              aria-hidden="true"
            >
              {layLines(people, until, shape).map(({ from, to }, index) => (
                <line
                  key={from}
                  className="hairline"
                  x1={`${from}%`}
                  x2={`${to}%`}
                  y1={toMiddle(index, people)}
                  y2={toMiddle(index, people)}
                />
              ))}
            </svg>
            <p className="slate-why">
              <strong className="slate-count">{people}</strong> {why}
            </p>
          </li>
        ))}
        <li className="slate-group">
          <svg
            className="slate-lines"
            height={`${candidates.items.length * keptPitchRem}rem`}
            data-draw="right"
            aria-hidden="true"
          >
            {layLines(candidates.items.length, map.slate.day, shape).map(({ from }, index) => {
              const y = toMiddle(index, candidates.items.length);
              return (
                <g key={from}>
                  <line className="slate-open" x1={`${from}%`} x2="100%" y1={y} y2={y} />
                  <circle className="slate-ring" cx="100%" cy={y} />
                  <text className="slate-letter" x="100%" y={y} dx="20" dy="5">
                    {candidates.items[index]?.name}
                  </text>
                </g>
              );
            })}
          </svg>
          <p className="slate-why">
            <strong className="slate-count">{candidates.items.length}</strong> {map.slate.why}
          </p>
        </li>
      </ul>
    </RailSection>
  );
}

/** Between two people, and between two of the slate. On paper the type is smaller. */
const pitchRem = 0.5;
const keptPitchRem = 1.875;
const toMiddle = (index: number, count: number) => `${(100 * (index + 0.5)) / count}%`;

/** A tick for each day from the brief to the slate. */
function Days({ slate: { map } }: Props) {
  const { day, label } = map.slate;
  const at = (place: number) => `${(100 * place) / day}%`;
  return (
    <svg className="slate-days" aria-hidden="true">
      {range(day + 1).map((tick) => (
        <line
          key={tick}
          className="hairline"
          x1={at(tick)}
          x2={at(tick)}
          y1={tick % daysPerWeek === 0 || tick === day ? 22 : 28}
          y2="36"
        />
      ))}
      {range(Math.ceil(day / daysPerWeek)).map((week) => (
        <text key={week} className="slate-day" x={at(week * daysPerWeek)} y="14">
          {week === 0 ? `${map.week} 1` : week + 1}
        </text>
      ))}
      <text className="slate-day slate-day-last" x="100%" y="14">
        {label}
      </text>
    </svg>
  );
}

/** The people of the slate beside each other, with the case against each. */
export function Candidates({ slate: { candidates } }: Props) {
  const { headline, text, rows, against, items } = candidates;
  const names = items.map(({ name }) => fill(candidates.name, { name }));
  return (
    <RailSection
      id="candidates-title"
      title={headline}
      className="slate-candidates on-paper"
      zone="section-zone"
    >
      <p className="slate-words type-lead">{text}</p>
      <section
        className="slate-scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs a tab stop
        tabIndex={0}
        aria-labelledby="candidates-caption"
      >
        <table className="slate-table">
          <caption id="candidates-caption" className="sr-only">
            {names.join(', ')}
          </caption>
          <thead>
            <tr>
              <td />
              {items.map(({ name, role }, index) => (
                <th key={name} scope="col">
                  <span className="slate-name">{names[index]}</span> {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((label, row) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {items.map(({ name, cells }) => (
                  <td key={name}>{cells[row]}</td>
                ))}
              </tr>
            ))}
            <tr className="slate-against">
              <th scope="row">{against}</th>
              {items.map((candidate) => (
                <td key={candidate.name}>{candidate.against}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </RailSection>
  );
}

export const References = ({ slate: { candidates, references } }: Props) => (
  <RailSection
    id="references-title"
    title={references.headline}
    className="slate-references on-lichen"
    zone="section-zone"
  >
    <p className="slate-words type-lead">{references.text}</p>
    <ul className="ruled-rows slate-calls">
      {candidates.items.map(({ name, references: who, ask }) => (
        <li key={name} className="slate-call">
          <h3 className="type-h4">{fill(candidates.name, { name })}</h3>
          <p>{who}</p>
          <p>
            <strong>{references.ask}</strong> {ask}
          </p>
        </li>
      ))}
    </ul>
  </RailSection>
);

/** The dates on the line, to scale: rings, and a dot where an offer is accepted. */
export function Dates({ slate: { map, dates } }: Props) {
  const { fits } = layDates(dates.items);
  const words = { started: dates.started, words: { week: map.week } };
  return (
    <section className="slate-dates on-paper" aria-labelledby="dates-title" data-drawing="">
      <div className="frame">
        <div className="zone slate-dates-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="dates-title">{dates.headline}</SectionHeading>
          <p className="slate-words type-lead">{dates.text}</p>
        </div>
        <Crossing from="right" className="slate-crossing" />
        <div className="zone slate-run">
          <Line className="slate-in lane-left bend-bl reach" step={2} />
          <Line className="slate-row straight-h" draw="right" step={3} />
          <Line className="slate-exit lane-right bend-tr reach" step={4} />
          <div aria-hidden="true">
            {dates.items.map(({ day, signed }) => (
              <span key={day} className="slate-stop">
                {signed ? <Dot className="" step={4} /> : <Ring className="" step={3} />}
              </span>
            ))}
          </div>
          <ol className={fits ? 'slate-list slate-list-columns' : 'slate-list'}>
            {dates.items.map(({ day, title, text }) => (
              <li key={day} className="slate-date">
                <p className="slate-when">{formatDay(day, words)}</p>
                <h3 className="type-h4">{title}</h3>
                <p className="slate-date-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** @returns how many people left for each reason and how many stayed, for the ticks of the page's head */
export const countGroups = ({ map, candidates }: SpecimenSlate): number[] => [
  ...map.groups.map(({ people }) => people),
  candidates.items.length,
];
