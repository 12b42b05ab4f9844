import tools from 'virtual:words/tools';
import { useEffect, useRef, useState } from 'react';
import type { Claim } from '../../../../lib/content/schemas/claims.ts';
import type { CostOfVacancyContent } from '../../../../lib/content/schemas/tools.ts';
import { Crossing } from '../../../motion/Crossing.tsx';
import { Dot, Line, Ring } from '../../../motion/Line.tsx';
import { formatNumber } from '../../../text/formats.ts';
import { FoldedDays } from '../../../ui/FoldedDays.tsx';
import { RadioOptions } from '../../../ui/RadioOptions.tsx';
import { SectionHeading } from '../../../ui/SectionHeading.tsx';
import './cost-of-vacancy.css';

interface Props {
  copy: CostOfVacancyContent['chart'];
  ours: Pick<Claim, 'value' | 'unit'>;
  /** Days that the visitor's chair is open; null if unknown. */
  yours: number | null;
}

/** @returns the pixels between two rows: `maxPx`, or less if many rows share the height */
const getPitchPx = (rows: number, maxPx: number) =>
  Math.max(3, Math.min(maxPx, (18 * maxPx) / rows));

/**
 * The firm's days are one row and the page's line; the visitor's, at the same scale, fold. The average counts no
 * searches for leaders: their row is the days to the slate, without a dot, because nobody has signed.
 */
export function DaysCompared({ copy, ours, yours }: Props) {
  const { leader } = copy;
  const [role, setRole] = useState<'leader' | 'other'>(leader ? 'leader' : 'other');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Chosen before the script ran.
    if (words.current?.querySelector('[value="other"]:checked')) setRole('other');
  }, []);
  const toSlate = role === 'leader' ? leader : undefined;
  const shown = toSlate ?? copy;
  const days = toSlate?.days ?? Number(ours.value);
  const rows = yours === null ? null : yours / days;
  const formatDays = (count: number) => `${formatNumber(count)} ${ours.unit ?? tools.days}`;
  return (
    <section className="on-paper" aria-labelledby="compared-title">
      <div className="frame">
        <Crossing from="right" className="compared-crossing screen-only" />
        <div className="zone compared-words cluster">
          <Line className="screen-only lane-left straight-v full" />
          <div ref={words}>
            <SectionHeading id="compared-title">{copy.headline}</SectionHeading>
            {leader && (
              <RadioOptions
                legend={leader.legend}
                name="role"
                options={[
                  { value: 'leader', label: leader.choice },
                  { value: 'other', label: leader.other },
                ]}
                value={role}
                onChoose={setRole}
                classNames={{
                  group: 'choice-options above-16 screen-only scripted-only cluster',
                  option: 'choice-option',
                }}
              />
            )}
          </div>
          <div className="compared-ours text-right">
            <p className="compared-figure signal type-number">{formatDays(days)}</p>
            <p className="type-small semibold">{shown.ours}</p>
          </div>
        </div>
        <div className="zone compared-run">
          <Line className="return-in screen-only lane-left bend-bl reach" />
          <Line className="return-row straight-h" />
          <Line className="return-out screen-only bend-tr lane-right reach full" />
          <Ring className="row-ring" />
          {!toSlate && <Dot className="compared-dot" />}
          {rows === null || yours === null ? (
            <p className="compared-days type-lead">{copy.noDays}</p>
          ) : (
            <figure className="compared-days">
              <FoldedDays rows={rows} pitch={getPitchPx(rows, 18)} className="only-from-laptop" />
              <FoldedDays rows={rows} pitch={getPitchPx(rows, 9)} className="only-below-laptop" />
              <figcaption className="above-8 text-right">
                <span className="compared-count block">{formatDays(yours)}</span>
                <span className="type-small semibold">
                  {copy.yours}. {shown.scale}
                </span>
              </figcaption>
            </figure>
          )}
          <ul role="list" className="columns row-gap-16 laptop-3 print-3 above-32-48">
            {shown.unknown.map((sentence) => (
              <li key={sentence} className="pad-top-16 ruled">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
