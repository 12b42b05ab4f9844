import { coverFigure } from '../../drawing/covers/cover.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { Line } from '../../motion/Line.tsx';
import { formatLongDate } from '../../text/formats.ts';
import { Cover } from '../../ui/Cover.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { type Guide, getGuidePath } from './guides.ts';
import './guides.css';

interface Props {
  group: { id: string; title: string; text: string | undefined; guides: readonly Guide[] };
  /** Label of the day of the last review; without it, the days are left out. */
  checked?: string | undefined;
  ground: 'on-paper' | 'on-lichen';
  /** Leads to the guides that the group leaves out. */
  more?: { to: string; label: string };
}

/** Length of a cover's side on wide screens, in pixels. */
const sidePx = 132;

export function GuideGroup({ group: { id, title, text, guides }, checked, ground, more }: Props) {
  const grounds = assignGrounds(guides.map(({ slug }) => slug));
  return (
    <section className={ground} aria-labelledby={`${id}-title`}>
      <div className="frame">
        <div className="zone guides section-zone desktop-grid desktop-tracks-3 desktop-column-gap-column">
          <Line className="lane-right straight-v full" />
          <div className="guides-head grid gap-16 measure-40 stays desktop-self-start desktop-pad-right-24">
            <SectionHeading id={`${id}-title`} look="type-tile">
              {title}
            </SectionHeading>
            {text && <p className="type-lead">{text}</p>}
          </div>
          <ul role="list" className="guides-list above-32-48 desktop-above-0">
            {guides.map((guide, index) => (
              <li key={guide.slug} className="guides-item ruled">
                <Cover
                  figure={coverFigure(guide.slug, guide.drawn.topic, sidePx, guide.drawn.sections)}
                  ground={grounds[index] ?? 'lichen'}
                  className="cover-small guides-cover"
                />
                <h3 className="type-h3">
                  <TextLink to={getGuidePath(guide)} label={guide.title} running />
                </h3>
                <p className="measure-34">{guide.summary}</p>
                {checked && (
                  <p className="size-15 quiet">
                    {checked} <time dateTime={guide.checked}>{formatLongDate(guide.checked)}</time>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {more && (
            <p className="above-24">
              <TextLink {...more} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
