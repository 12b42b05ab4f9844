import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './difference.css';

/** One job title branches into five jobs, one of which is meant. */
export function Difference({ content }: { content: ServicesPage['difference'] }) {
  return (
    <section className="on-paper" aria-labelledby="difference-title" data-drawing="">
      <div className="frame">
        <div className="zone difference-zone">
          <Line className="difference-rail lane-right bend-br reach-half" />
          <div className="difference-words">
            <SectionHeading id="difference-title">{content.headline}</SectionHeading>
            <p className="difference-lead type-lead">{content.lead}</p>
            <p className="difference-text">{content.text}</p>
          </div>
          <ul className="branches" aria-label={content.root}>
            {content.jobs.map((job, index) => (
              <Branch
                key={job}
                job={job}
                number={index + 1}
                meant={content.meant}
                note={content.note}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

interface BranchProps {
  job: string;
  number: number;
  meant: number;
  note: string;
}

function Branch({ job, number: place, meant, note }: BranchProps) {
  if (place === meant) {
    return (
      <li className="branch branch-meant" data-draw="right">
        <span className="branch-to branch-up" aria-hidden="true" />
        <span className="branch-to branch-down" aria-hidden="true" />
        <span className="branch-run" aria-hidden="true" />
        <Ring className="branch-root" />
        <Dot className="branch-dot" />
        <p className="branch-job">
          {job}
          <span className="branch-note">{note}</span>
        </p>
      </li>
    );
  }
  return (
    <li className={`branch ${place < meant ? 'branch-above' : 'branch-below'}`}>
      <span className="branch-lead" aria-hidden="true" />
      <span className="branch-end" aria-hidden="true" />
      <p className="branch-job">{job}</p>
    </li>
  );
}
