import type { HomeContent } from '../../../lib/content/schemas/home.ts';
import { Line } from '../../motion/Line.tsx';
import { PauseButton } from '../../motion/PauseButton.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Fault, type FaultName } from './Fault.tsx';
import './typed.css';
import './pains.css';

/** One fault of the line for each pain, in the content's order. */
const faults: readonly FaultName[] = ['circles', 'coil', 'dashes', 'fold'];

/** Four ways in which hiring goes wrong, each drawn by the line itself. */
export function PainPoints({ content }: { content: HomeContent['pains'] }) {
  const [short = '', long = ''] = content.typed;
  const rest = long.slice(short.length).trim();
  return (
    <section className="pains on-ever" aria-labelledby="pains-title" data-drawing="">
      <div className="frame">
        <div className="zone pains-top">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="pains-title" look="type-display" className="pains-title">
            {/* One text node: between two, Chrome leaves the space out of the accessible name. */}
            <span className="sr-only">{`${content.lead} ${long}`}</span>
            <span aria-hidden="true" className="typed">
              {/* Reserves space for the longest entry, so that nothing shifts. */}
              <span className="typed-room">
                {content.lead} {short}
                <br />
                <span className="wide">{rest}</span>
                <span className="caret" />
              </span>
              <span data-typed-line={content.typed.join('|')}>
                {content.lead} <span data-typed-part="">{short}</span>
                <br />
                <span className="wide" data-typed-part="">
                  {rest}
                </span>
                <span className="caret" />
              </span>
            </span>
          </SectionHeading>
          <PauseButton governs="pains" of="the typed line" />
        </div>
        <ul className="pains-list">
          {content.items.map(({ title, text }, index) => (
            <Pain key={title} title={title} text={text} fault={faults[index] ?? 'dashes'} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pain({ title, text, fault }: { title: string; text: string; fault: FaultName }) {
  return (
    <li className="pain">
      <div className="zone pain-figure">
        <Line className="pain-in" draw="left" />
        <Fault name={fault} />
      </div>
      <div className="zone pain-words">
        <Line className="pain-out" step={3} />
        <h3 className="type-h3">{title}</h3>
        <p className="pain-text">{text}</p>
      </div>
    </li>
  );
}
