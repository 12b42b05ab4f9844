import type { SearchContent } from '../../../contracts/content/search-page.ts';
import { searchChoices } from '../../../contracts/search-kinds.ts';

/** Which kind of page is shown, each with the number found: stations on a thin line. */
export function KindFilter({ kinds }: { kinds: SearchContent['kinds'] }) {
  return (
    <form className="kinds" autoComplete="off" data-kinds="" hidden>
      <fieldset>
        <legend className="sr-only">{kinds.title}</legend>
        <div className="kinds-stations">
          {searchChoices.map((choice, index) => (
            <label key={choice} className="kind">
              <input
                type="radio"
                className="radio"
                name="kind"
                value={choice}
                data-label={kinds.labels[choice]}
                defaultChecked={index === 0}
              />
              <span>
                {kinds.labels[choice]} <span className="kind-number" data-number={choice} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
