import type { CareerStrategyContent } from '../../../contracts/content/career-strategy.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallRow } from './CallRow.tsx';
import './career-head.css';

/** The offer, and the call drawn as one row. */
export function CareerHead({ content }: { content: CareerStrategyContent }) {
  const { headline, lead, schedule, call } = content;
  return (
    <section className="career-head on-paper" aria-labelledby="page-title">
      <div className="frame">
        <div className="career-words">
          <h1 id="page-title" className="career-title type-hero">
            {headline}
          </h1>
          <div className="career-aside">
            <p className="type-lead">{lead}</p>
            <ButtonLink to={schedule.to} className="career-button">
              {schedule.label}
            </ButtonLink>
          </div>
        </div>
        <CallRow call={call} />
      </div>
    </section>
  );
}
