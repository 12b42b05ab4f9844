import type { BlogContent, Videos } from '../../../lib/content/schemas/post.ts';
import { StepButtons, Stops } from '../../charts/CarouselSteps.tsx';
import { coverFigure } from '../../drawing/covers/cover.ts';
import { assignGrounds } from '../../drawing/covers/figure.ts';
import { fill } from '../../text/sentences.ts';
import { Cover } from '../../ui/Cover.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { AfterConsent } from '../consent/AfterConsent.tsx';
import { useTalksRow } from './use-talks-row.ts';
import './talks.css';

/** Talks in view on a wide screen, which needs no controls for so few. */
const talksInView = 3;

interface Props {
  copy: NonNullable<BlogContent['videos']>;
  videos: Pick<Videos, 'watch' | 'thumbnail' | 'items' | 'sample'>;
}

/**
 * Short talks, three in view, in a row that scrolls. Their posters are drawn; once a visitor allows
 * marketing, the video host's thumbnails replace them. Nothing is requested from that host before
 * (docs/product.md, Blog).
 */
export function Talks({ copy, videos }: Props) {
  const { items, watch, thumbnail, sample } = videos;
  const { row, index, order, show } = useTalksRow(items.length);
  const count = items.length;
  const grounds = assignGrounds(items.map(({ id }) => id));
  const controls = (
    <div
      className={`scripted-only flex align-center gap-8 screen-only ${count > talksInView ? '' : 'only-below-laptop'}`}
    >
      <Stops
        dots
        names={items.map((_, stop) =>
          fill(copy.stop, { place: String(stop + 1), count: String(count) }),
        )}
        current={index}
        onSelect={show}
      />
      <StepButtons previous={copy.previous} next={copy.next} onStep={(by) => show(index + by)} />
    </div>
  );
  return (
    <>
      <div className="talks-head columns">
        <SectionHeading id="talks-title">{copy.title}</SectionHeading>
        {count > 1 && controls}
      </div>
      <ul role="list" ref={row} className={count > 1 ? 'talks-row' : 'talks-row talks-single'}>
        {order.map((talk) => {
          const item = items[talk];
          if (!item) return null;
          const { id, title, topic } = item;
          return (
            <li key={id} className="talk">
              <a className="block" href={fill(watch, { id })}>
                <span className="talk-poster zone block">
                  <Cover
                    figure={coverFigure(id, topic, 240)}
                    ground={grounds[talk] ?? 'lichen'}
                    wide
                  />
                  <AfterConsent>
                    <img
                      src={fill(thumbnail, { id })}
                      width={640}
                      height={360}
                      alt=""
                      loading="lazy"
                    />
                  </AfterConsent>
                  <span className="talk-play" aria-hidden="true">
                    <Sign name="play" />
                  </span>
                </span>
                <span className="talk-title block above-16 balance type-h4 link-plain">
                  {title}
                  {sample && <SampleMark />}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
