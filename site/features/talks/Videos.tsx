import type { BlogContent } from '../../../contracts/content/blog-page.ts';
import type { Videos as VideoList } from '../../../contracts/content/videos.ts';
import { coverFigure } from '../../drawing/covers/cover.ts';
import { groundsInOrder } from '../../drawing/covers/grounds.ts';
import { RightRail } from '../../motion/RightRail.tsx';
import { fill } from '../../text/fill.ts';
import { Cover } from '../../ui/Cover.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { AfterConsent } from '../consent/AfterConsent.tsx';

interface Props {
  content: BlogContent['videos'];
  videos: VideoList;
}

/**
 * Six talks, three in view: features/talks/video-row.ts turns them. Their posters are drawn, and
 * nothing is asked of the video host before a visitor allows marketing, when its thumbnails take
 * their place, or follows a link (decisions, "Pages' details").
 */
export function Videos({ content, videos }: Props) {
  const { items, watch, thumbnail } = videos;
  const grounds = groundsInOrder(items.map(({ id }) => id));
  return (
    <section className="videos on-paper" aria-labelledby="videos-title" data-videos="">
      <RightRail />
      <div className="frame">
        <div className="videos-head">
          <SectionHeading id="videos-title">{content.title}</SectionHeading>
          <VideoControls content={content} count={items.length} />
        </div>
        <ul className="video-row" data-video-row="">
          {items.map(({ id, title, topic }, index) => (
            <li key={id} className="video">
              <a className="video-link" href={fill(watch, { id })}>
                <span className="video-poster">
                  <Cover
                    figure={coverFigure(id, topic, 240)}
                    ground={grounds[index] ?? 'lichen'}
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
                  <span className="video-play" aria-hidden="true">
                    <Sign name="play" />
                  </span>
                </span>
                <span className="video-title">{title}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Previous, next, and a stop for each talk. */
function VideoControls({ content, count }: { content: BlogContent['videos']; count: number }) {
  return (
    <div className="video-controls">
      <button type="button" className="control" aria-label={content.previous} data-video-step="-1">
        <Sign name="previous" />
      </button>
      <button type="button" className="control" aria-label={content.next} data-video-step="1">
        <Sign name="next" />
      </button>
      <ol className="video-stops">
        {Array.from({ length: count }, (_, place) => String(place + 1)).map((place) => (
          <li key={place} className="video-stop">
            <button
              type="button"
              className="video-stop-button"
              aria-label={fill(content.stop, { place, count: String(count) })}
              aria-current={place === '1' ? 'true' : undefined}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
