import { topicChoices } from '../../../contracts/content/blog-page.ts';

/**
 * The choices as stations on a line, and as a native select where the screen is narrow. Both say
 * the same; features/blog/post-filter.ts keeps them together. Without a script nothing is filtered.
 */
export function TopicFilter({ label }: { label: string }) {
  return (
    <form className="filter" data-filter="" autoComplete="off">
      <fieldset className="filter-stations">
        <legend className="sr-only">{label}</legend>
        {topicChoices.map((choice, index) => (
          <label key={choice} className="filter-station">
            <input
              type="radio"
              className="radio filter-radio"
              name="topic"
              value={choice}
              defaultChecked={index === 0}
            />
            <span className="filter-words">{choice}</span>
          </label>
        ))}
      </fieldset>
      <div className="field filter-field">
        <label className="field-label" htmlFor="topic-select">
          {label}
        </label>
        <div className="field-line">
          <select id="topic-select" className="field-control filter-select">
            {topicChoices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      </div>
    </form>
  );
}
