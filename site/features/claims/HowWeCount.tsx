import page from 'virtual:words/page';
import { Fragment, type ReactNode } from 'react';
import {
  type Claim,
  formatFigure,
  type HowWeCountPage,
} from '../../../lib/content/schemas/claims.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { formatLongDate } from '../../text/formats.ts';
import { DisclosureRow } from '../../ui/DisclosureRow.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ClaimDrawing, getClockDays, isLongClock } from './ClaimDrawing.tsx';
import './how-we-count.css';

interface Props {
  content: HowWeCountPage;
  /** On which the head says that the figures were last counted. */
  day: string | undefined;
  findClaims: (ids: readonly string[]) => Claim[];
}

/** Every figure with its clock, drawn from a ring to a dot, and the rest of its definition. */
export function HowWeCount({ content, day, findClaims }: Props) {
  const { together, law, scale } = content;
  const groups = content.groups
    .map(({ title, claims }) => ({ title, claims: findClaims(claims) }))
    .filter(({ claims }) => claims.length > 0);
  const firstClocks = groups.find(({ claims }) =>
    claims.some((claim) => getClockDays(claim) !== undefined),
  );
  return (
    <>
      {groups.map((group, index) => (
        <section key={group.title} className={index % 2 ? 'on-lichen' : 'on-paper'}>
          <div className="frame">
            <div className="zone pad-y-64-88">
              <Line className="lane-right straight-v full" />
              <div className="count-head row-gap-8 column-gap-column pad-bottom-20 columns-wide laptop-align-baseline">
                <h2 className="type-tile">
                  {group.title}
                  {group.claims.some(({ sample }) => sample) && <SampleMark />}
                </h2>
                {group === firstClocks && <p className="count-scale quiet balance">{scale}</p>}
              </div>
              {group.claims.map((claim) => (
                <Definition key={claim.id} claim={claim} {...{ content, day }} />
              ))}
            </div>
          </div>
        </section>
      ))}
      <section
        className={groups.length % 2 ? 'on-lichen' : 'on-paper'}
        aria-labelledby="together-title"
      >
        <div className="frame">
          <div className="zone pad-y-64-88">
            <Line className="lane-right straight-v full" />
            <SectionHeading id="together-title">{together.headline}</SectionHeading>
            <ul role="list" className="columns row-gap-0 align-start laptop-2 above-32-64">
              {together.items.map(({ title, text, formula }) => (
                <li key={title} className="count-pair">
                  <details className="disclosure unfolded-on-paper">
                    <DisclosureRow title={title} />
                    <p className="measure-36 count-pair-text">{text}</p>
                  </details>
                  {formula && <Formula text={formula} />}
                </li>
              ))}
            </ul>
            <section className="count-law pad-top-24 above-32-64" aria-labelledby="law-title">
              <h2 id="law-title" className="type-h3">
                {law.headline}
              </h2>
              <p className="above-8">{law.text}</p>
              <ul role="list" className="count-sources row-gap-0 column-gap-24 above-8 cluster">
                {law.sources.map(({ label, url }) => (
                  <li key={url}>
                    <a className="link" href={url}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </section>
    </>
  );
}

interface DefinitionProps extends Pick<Props, 'content' | 'day'> {
  claim: Claim;
}

/** The figure, its drawing and how many were counted; a disclosure folds where it is from. */
function Definition({ claim, content, day }: DefinitionProps) {
  const { terms, computed } = content;
  // A clock longer than a row is drawn in ink.
  const isLong = isLongClock(claim);
  const isTimed = getClockDays(claim) !== undefined;
  return (
    <article
      id={claim.id}
      className={`count columns-wide ${isTimed ? 'count-timed' : ''}`}
      aria-labelledby={`${claim.id}-name`}
    >
      <h3 id={`${claim.id}-name`} className="count-name quiet balance">
        <span className={`below-8 color-text block capital type-display ${isLong ? 'wide' : ''}`}>
          {formatFigure(claim)}
        </span>{' '}
        <span>{claim.label}</span>
      </h3>
      <div className="count-drawing min-width-0 laptop-pad-top-12">
        <ClaimDrawing claim={claim} signs={content.signs} />
      </div>
      <div className="count-words">
        {isTimed ? (
          <div className={`count-clock columns row-gap-8 laptop-3 ${isLong ? 'count-long' : ''}`}>
            <p className="pad-left-28 zone capital semibold">
              <Ring className="count-sign" />
              <span className="sr-only">{page.countFrom} </span>
              {claim.from}
            </p>
            <p className="pad-left-28 zone capital semibold">
              <Dot className="count-sign" />
              <span className="sr-only">{page.countTo} </span>
              {claim.to}
            </p>
            {claim.size && <p>{claim.size}</p>}
          </div>
        ) : (
          claim.size && <p>{claim.size}</p>
        )}
        <details className="disclosure count-source unfolded-on-paper">
          <summary className="disclosure-row" aria-describedby={`${claim.id}-name`}>
            <span className="quiet small">
              {[terms.counts, terms.source, terms.pages].join(', ')}
            </span>
            <span className="disclosure-sign screen-only" aria-hidden="true" />
          </summary>
          <dl className="count-parts pad-bottom-16 columns row-gap-12 tablet-2 laptop-3">
            <Part name={terms.counts}>{claim.counts}</Part>
            <Part name={terms.who}>{claim.who}</Part>
            {!isTimed && (
              <>
                <Part name={page.countFrom}>{claim.from}</Part>
                <Part name={page.countTo}>{claim.to}</Part>
              </>
            )}
            <Part name={terms.period}>{claim.period}</Part>
            <Part name={terms.source}>{claim.source}</Part>
            {claim.computed !== day && (
              <Part name={computed}>
                <time dateTime={claim.computed}>{formatLongDate(claim.computed)}</time>
              </Part>
            )}
            <div>
              <dt>{terms.pages}</dt>
              {/* The build fills it, when it has all pages: site/build/shown-figures.ts. */}
              <dd className="count-pages cluster" data-shown={claim.id} />
            </div>
          </dl>
        </details>
      </div>
    </article>
  );
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Breaks between its brackets and what follows them. */
const Formula = ({ text }: { text: string }) => (
  <p className="count-formula semibold">
    {text.split(/(?<=\)) /).map((part) => (
      <Fragment key={part}>
        <span className="unbroken">{part}</span>{' '}
      </Fragment>
    ))}
  </p>
);
