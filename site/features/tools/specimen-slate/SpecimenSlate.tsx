import type { SpecimenSlate } from '../../../../lib/content/schemas/service.ts';
import { StepsRow } from '../../../charts/StepsRow.tsx';
import { Joint, left, right } from '../../../motion/Joint.tsx';
import { fill } from '../../../text/sentences.ts';
import { PhoneDisclosure } from '../../../ui/PhoneDisclosure.tsx';
import { RailSection } from '../../../ui/RailSection.tsx';
import { StackedTable } from '../../../ui/StackedTable.tsx';
import { formatDay } from '../../worked-search/days.ts';
import '../tool.css';
import './specimen-slate.css';

interface Props {
  slate: SpecimenSlate;
}

export const Brief = ({ slate: { brief } }: Props) => (
  <RailSection id="brief-title" title={brief.headline} className="on-lichen" zone="section-zone">
    <dl className="columns tablet-2 desktop-4 print-4 above-24-32">
      {brief.facts.map(({ title, text }) => (
        <div key={title} className="pad-top-14 ruled">
          <dt className="type-small semibold">{title}</dt>
          <dd className="measure-34 above-4">{text}</dd>
        </div>
      ))}
    </dl>
  </RailSection>
);

/**
 * The people of the slate in columns, with the case against each. On phones a disclosure in its header folds each
 * other row.
 */
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
      <p className="measure-34 above-16 type-lead">{text}</p>
      <section
        className="slate-scroll stacks-room above-24-32 print-overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs a tab stop
        tabIndex={0}
        aria-labelledby="candidates-caption"
      >
        <StackedTable
          className="slate-table ruled"
          caption={names.join(', ')}
          captionId="candidates-caption"
          columns={items.map(({ name, role }, index) => ({
            name,
            head: (
              <>
                <span className="block type-h4">{names[index]}</span> {role}
              </>
            ),
          }))}
          rows={[
            ...rows.map((label, row) => ({
              id: label,
              head: (
                <>
                  <PhoneDisclosure name={label} />
                  {label}
                </>
              ),
              cells: items.map(({ cells }) => cells[row]),
            })),
            {
              id: against,
              head: against,
              cells: items.map((candidate) => candidate.against),
              className: 'slate-against',
            },
          ]}
        />
      </section>
    </RailSection>
  );
}

export const References = ({ slate: { candidates, references } }: Props) => (
  <RailSection
    id="references-title"
    title={references.headline}
    className="on-lichen"
    zone="section-zone"
  >
    <p className="measure-34 above-16 type-lead">{references.text}</p>
    <ul role="list" className="ruled-rows above-24-32">
      {candidates.items.map(({ name, references: who, ask }) => (
        <li key={name} className="slate-call print-pad-y-4">
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

/** The dates on the line: rings, and a dot where an offer is accepted. */
export function Dates({ slate: { map, dates } }: Props) {
  const steps = dates.items.map(({ day, title, text, signed }) => ({
    label: <p className="quiet type-small">{formatDay(day, map)}</p>,
    title,
    text,
    isFilled: signed,
  }));
  return (
    <>
      <Joint from={right} to={left} ground="on-paper" />
      <StepsRow id="dates-title" headline={dates.headline} steps={steps} ground="on-paper">
        <p className="measure-34 above-16 type-lead">{dates.text}</p>
      </StepsRow>
    </>
  );
}
