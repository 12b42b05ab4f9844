import region from 'virtual:region';
import { type Claim, formatFigure } from '../../../lib/content/schemas/claims.ts';
import type { HomeContent } from '../../../lib/content/schemas/pages.ts';
import { toNumberWord } from '../../drawing/numbers.ts';
import { Dot, Line, LineStart, Ring } from '../../motion/Line.tsx';
import { fill } from '../../text/sentences.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FoldedDays } from '../../ui/FoldedDays.tsx';
import { RowTicks } from '../../ui/RowTicks.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { NotedLabel } from '../claims/ClaimNote.tsx';
import './hero.css';

interface Props {
  content: HomeContent['hero'];
  ours: Claim | undefined;
  theirs: Claim | undefined;
}

export function Hero({ content, ours, theirs }: Props) {
  return (
    <section className="on-paper" aria-labelledby="hero-title">
      <div className="frame">
        <div className="split split-8 pad-top-16">
          <h1 id="hero-title" className="hero-title type-hero">
            {content.headline}
          </h1>
          <div className="hero-aside columns row-gap-12 tablet-2 laptop-1">
            <p className="type-lead">{content.lead}</p>
            <div>
              <ButtonLink {...content.book} className="full-on-phone" />
              {content.leaders && (
                <p className="hero-leaders">
                  <TextLink {...content.leaders} />
                </p>
              )}
              <p className="link-row above-12">
                {content.links.map((link) => (
                  <TextLink key={link.to} {...link} />
                ))}
              </p>
            </div>
          </div>
        </div>
        {content.chart && ours && theirs ? (
          <DaysChart labels={content.chart} ours={ours} theirs={theirs} />
        ) : (
          <div className="zone above-32 section-top">
            <LineStart />
          </div>
        )}
      </div>
      <span id="hero-end" hidden />
    </section>
  );
}

interface ChartProps {
  labels: NonNullable<HomeContent['hero']['chart']>;
  ours: Claim;
  theirs: Claim;
}

/** The firm's days are one row; the other search, at the same scale, does not fit and folds. */
function DaysChart({ labels, ours, theirs }: ChartProps) {
  const days = { ours: Number(ours.value), theirs: Number(theirs.value) };
  const rows = days.theirs / days.ours;
  const figures = { ours: formatFigure(ours), theirs: formatFigure(theirs) };
  const names = { ours: `${labels.ours}, ${ours.label}`, theirs: capitalize(theirs.label) };
  const scale = fill(labels.scale, { days: toNumberWord(days.ours, region.locale) });
  return (
    <figure className="days to-window">
      <div className="days-top">
        <p className="type-small semibold" aria-hidden="true">
          {labels.start}
        </p>
        <div className="text-right balance" data-figure="">
          <p className="days-ours signal type-number" aria-hidden="true">
            {figures.ours}
          </p>
          <div className="type-small semibold">
            <NotedLabel claim={ours} text={names.ours} isHidden />
          </div>
        </div>
      </div>
      <div className="zone days-run">
        <Line className="days-row straight-h" />
        <Line className="bend-tr lane-right reach full" />
        <Ring className="days-ring" />
        <Dot className="days-dot" />
        <RowTicks count={days.ours} className="days-ticks only-from-laptop" />
        <FoldedDays rows={rows} pitch={14} ticks={days.ours} className="only-from-laptop" />
        <FoldedDays rows={rows} pitch={8} className="days-fold-small only-below-laptop" />
        <div className="days-theirs-words text-right balance" data-figure="">
          <p className="days-theirs" aria-hidden="true">
            {figures.theirs}
          </p>
          <div className="type-small semibold">
            <NotedLabel claim={theirs} text={names.theirs} isHidden />{' '}
            <span className="block" aria-hidden="true">
              {scale}
            </span>
          </div>
        </div>
      </div>
      <figcaption className="sr-only">
        <table>
          <caption>{scale}</caption>
          <tbody>
            <tr>
              <th scope="row">{names.ours}</th>
              <td>{figures.ours}</td>
            </tr>
            <tr>
              <th scope="row">{names.theirs}</th>
              <td>{figures.theirs}</td>
            </tr>
          </tbody>
        </table>
      </figcaption>
    </figure>
  );
}

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
