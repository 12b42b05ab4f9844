import type { Person } from '../../../contracts/content/people.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import './after-text.css';

/** The author: their field and their opinion. */
export function AuthorCard({ label, author }: { label: string; author: Person }) {
  const { name, role, searches, opinion } = author;
  return (
    <section className="author" aria-labelledby="author-title">
      <Monogram name={name} />
      <div>
        <h2 id="author-title" className="author-label type-small">
          {label}{' '}
          <a className="author-name type-h3" href="/about#team">
            {name}
          </a>
        </h2>
        <p className="author-role">{role}</p>
        <p className="author-words">
          {searches} {opinion}
        </p>
      </div>
    </section>
  );
}
