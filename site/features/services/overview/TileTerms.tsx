import type { Service } from '../../../../contracts/content/service.ts';
import type { ServicesPage } from '../../../../contracts/content/services-page.ts';
import { keepNumber } from '../../../text/keep-number.ts';
import './tile-terms.css';

interface Props {
  service: Pick<Service, 'highlights' | 'pricing'>;
  words: Pick<ServicesPage['detail'], 'timeframe' | 'bestFor' | 'pricing'>;
}

/** What sets one service apart from the other three, on its tile. */
export function TileTerms({ service: { highlights, pricing }, words }: Props) {
  return (
    <div className="tile-more">
      <ul className="tile-highlights">
        {highlights.map((highlight) => (
          <li key={highlight}>{keepNumber(highlight)}</li>
        ))}
      </ul>
      <dl className="tile-terms">
        <Term name={words.timeframe} value={keepNumber(pricing.timeframe)} />
        <Term name={words.pricing} value={pricing.model} />
        <Term name={words.bestFor} value={pricing.bestFor} />
      </dl>
    </div>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className="tile-term">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
