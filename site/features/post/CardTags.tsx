import { fill } from '../../text/sentences.ts';
import { Tag } from '../../ui/Tag.tsx';
import type { Post } from './posts.ts';
import './post.css';

/** Tags that a card shows (docs/product.md, Blog). */
const maxTags = 2;

/** @param more template for the number of other tags: `+{count} more` */
export function CardTags({ tags, more }: { tags: Post['tags']; more: string }) {
  const shown = tags.slice(0, maxTags);
  const rest = tags.length - maxTags;
  return (
    <ul role="list" className="card-tags cluster align-center gap-8">
      {shown.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
          {rest > 0 && tag === shown.at(-1) && (
            <span className="pad-left-4 size-15 quiet"> {fill(more, { count: String(rest) })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
