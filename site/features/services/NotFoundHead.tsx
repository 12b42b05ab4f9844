import type { ServicesPage } from '../../../lib/content/schemas/service.ts';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './overview-header.css';

export function NotFoundHead({ content }: { content: ServicesPage['notFound'] }) {
  const { title, text, links } = content;
  return (
    <section className="not-found on-paper" aria-labelledby="page-title">
      <div className="frame">
        <h1 id="page-title" className="not-found-title type-hero">
          <Sign name="broken" />
          {title}
        </h1>
        <p className="not-found-text type-lead">{text}</p>
        <ul className="not-found-links link-row">
          {links.map((link) => (
            <li key={link.to}>
              <TextLink {...link} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
