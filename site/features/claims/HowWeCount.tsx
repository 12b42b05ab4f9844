import page from 'virtual:words/page';
import { Fragment } from 'react';
import {
  type Claim,
  formatFigure,
  type HowWeCountPage,
} from '../../../lib/content/schemas/claims.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { formatLongDate } from '../../text/formats.ts';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure.tsx';
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
              <div className="count-head columns-wide">
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
            <dl className="columns row-gap-0 laptop-2 above-32-64">
              {together.items.map(({ title, text, formula }) => (
                <div key={title} className="count-pair pad-y-24">
                  <dt className="type-h3">{title}</dt>
                  <dd className="measure-36 above-8">
                    {text}
                    {formula && <Formula text={formula} />}
                  </dd>
                </div>
              ))}
            </dl>
            <section className="count-law pad-top-24 above-32-64" aria-labelledby="law-title">
              <h2 id="law-title" className="type-h3">
                {law.headline}
              </h2>
              <p className="measure-44 above-8">{law.text}</p>
              <ul role="list" className="count-sources above-8 cluster">
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

/** On phones a disclosure folds the parts that say where a figure is from. */
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
        <span className={`count-figure block capital type-display ${isLong ? 'wide' : ''}`}>
          {formatFigure(claim)}
        </span>{' '}
        <span>{claim.label}</span>
      </h3>
      <div className="count-drawing">
        <ClaimDrawing claim={claim} signs={content.signs} />
      </div>
      <div className="count-words">
        {isTimed && (
          <p
            className={`count-clock columns row-gap-8 tablet-2 semibold ${isLong ? 'count-long' : ''}`}
          >
            <span className="count-end zone block capital">
              <Ring className="count-sign" />
              <span className="sr-only">{page.countFrom} </span>
              {claim.from}
            </span>
            <span className="count-end zone block capital">
              <Dot className="count-sign" />
              <span className="sr-only">{page.countTo} </span>
              {claim.to}
            </span>
          </p>
        )}
        <div className={`count-parts columns row-gap-12 ${isTimed ? 'above-24' : ''}`}>
          <dl className="count-list">
            {!isTimed && (
              <>
                <div>
                  <dt>{page.countFrom}</dt>
                  <dd>{claim.from}</dd>
                </div>
                <div>
                  <dt>{page.countTo}</dt>
                  <dd>{claim.to}</dd>
                </div>
              </>
            )}
            <Parts parts={['counts', 'who', 'size']} claim={claim} terms={terms} />
          </dl>
          <PhoneDisclosure describedBy={`${claim.id}-name`}>
            {[terms.period, terms.source, terms.pages].join(', ')}
          </PhoneDisclosure>
          <dl className="count-list">
            <Parts parts={['period', 'source']} claim={claim} terms={terms} />
            {claim.computed !== day && (
              <div>
                <dt>{computed}</dt>
                <dd>
                  <time dateTime={claim.computed}>{formatLongDate(claim.computed)}</time>
                </dd>
              </div>
            )}
            <div>
              <dt>{terms.pages}</dt>
              {/* The build fills it, when it has all pages: site/build/shown-figures.ts. */}
              <dd className="count-pages cluster" data-shown={claim.id} />
            </div>
          </dl>
        </div>
      </div>
    </article>
  );
}

/** Breaks between its brackets and what follows them. */
const Formula = ({ text }: { text: string }) => (
  <p className="above-8 semibold">
    {text.split(/(?<=\)) /).map((part) => (
      <Fragment key={part}>
        <span className="unbroken">{part}</span>{' '}
      </Fragment>
    ))}
  </p>
);

interface PartsProps {
  parts: readonly ('counts' | 'who' | 'size' | 'period' | 'source')[];
  claim: Claim;
  terms: HowWeCountPage['terms'];
}

/** Those that the claim has. */
const Parts = ({ parts, claim, terms }: PartsProps) =>
  parts
    .filter((part) => claim[part])
    .map((part) => (
      <div key={part}>
        <dt>{terms[part]}</dt>
        <dd>{claim[part]}</dd>
      </div>
    ));
