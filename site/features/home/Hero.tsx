import type { Claim } from '../../../lib/content/schemas/claims.ts';
import type { HomeContent } from '../../../lib/content/schemas/home.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { DaysChart } from './DaysChart.tsx';
import './hero.css';

interface Props {
  content: HomeContent['hero'];
  ours: Claim;
  theirs: Claim;
}

/** The first view: the firm's offer, and a chart of how fast it is. */
export function Hero({ content, ours, theirs }: Props) {
  return (
    <section className="hero on-paper" aria-labelledby="hero-title">
      <div className="frame">
        <div className="hero-words">
          <h1 id="hero-title" className="hero-title type-hero">
            {content.headline}
          </h1>
          <div className="hero-aside">
            <p className="hero-lead type-lead">{content.lead}</p>
            <ButtonLink to={content.book.to} className="hero-button">
              {content.book.label}
            </ButtonLink>
            <p className="hero-links">
              {content.links.map(({ label, to }) => (
                <TextLink key={to} to={to} standing>
                  {label}
                </TextLink>
              ))}
            </p>
          </div>
        </div>
        <DaysChart labels={content.chart} ours={ours} theirs={theirs} />
      </div>
    </section>
  );
}
