import type { BlogContent } from '../../../lib/content/schemas/blog-page.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import './article-foot.css';

export function RelatedInsights({ content }: { content: BlogContent['post']['insights'] }) {
  return (
    <section aria-labelledby="insights-title">
      <h2 id="insights-title" className="foot-title">
        {content.title}
      </h2>
      <ul className="insights">
        {content.items.map(({ title, text, actions }) => (
          <li key={title} className="insight">
            <h3 className="insight-title type-tile">{title}</h3>
            <p className="insight-text">{text}</p>
            <p className="insight-actions">
              {actions.map(({ label, to }) => (
                <TextLink key={to} to={to} standing>
                  {label}
                </TextLink>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
