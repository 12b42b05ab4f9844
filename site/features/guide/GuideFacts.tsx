import { formatLongDate } from '../../text/dates.ts';
import { fill } from '../../text/sentences.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Guide } from './guides.ts';
import '../post/article-head.css';

interface Props {
  guide: Pick<Guide, 'checked' | 'minutes' | 'tags'>;
  /** Before the day of the last check. */
  checked: string;
  /** Template for the read time: `{minutes} min read`. */
  minutes: string;
}

/** The facts under a guide's title. */
export function GuideFacts({ guide, checked, minutes }: Props) {
  return (
    <>
      <p className="article-when">
        <span>
          {checked} <time dateTime={guide.checked}>{formatLongDate(guide.checked)}</time>
        </span>
        <span>{fill(minutes, { minutes: String(guide.minutes) })}</span>
      </p>
      <ul className="article-tags">
        {guide.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
    </>
  );
}
