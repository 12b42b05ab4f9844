import type { SearchContent } from '../../../contracts/content/search-page.ts';
import { searchKinds } from '../../../contracts/search-kinds.ts';
import { ResultGroup } from './ResultGroup.tsx';
import { ResultRow } from './ResultRow.tsx';

/** Where features/search/search-results.ts puts what was found, kind by kind, in rows cast from one mould. */
export function Results({ content }: { content: SearchContent }) {
  const { labels } = content.kinds;
  return (
    <div className="results" data-results="" hidden>
      <template data-mould="">
        <ResultRow />
      </template>
      {searchKinds.map((kind) => (
        <section
          key={kind}
          className="results-group"
          aria-labelledby={`results-${kind}`}
          data-kind={kind}
          hidden
        >
          <ResultGroup id={`results-${kind}`} title={labels[kind]} />
          <button
            type="button"
            className="link results-more"
            data-more={content.more}
            aria-describedby={`results-${kind}`}
            hidden
          />
        </section>
      ))}
    </div>
  );
}
