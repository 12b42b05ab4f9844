import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Line } from '../../motion/Line.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import './service-sections.css';

interface Props {
  service: Service;
  words: ServicesPage['detail'];
}

export function Facts({ service, words }: Props) {
  const { model, timeframe, bestFor } = service.pricing;
  return (
    <div className="facts on-lichen">
      <div className="frame">
        <div className="zone facts-zone">
          <Line className="lane-right straight-v full" />
          <dl className="facts-list">
            <Fact name={words.pricing} value={model} />
            <Fact name={words.timeframe} value={keepNumbersTogether(timeframe)} />
            <Fact name={words.bestFor} value={bestFor} />
          </dl>
          <p className="facts-quote">
            <ButtonLink to={words.quote.to} weight="second">
              {words.quote.label}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="fact-name">{name}</dt>
      <dd className="fact-value">{value}</dd>
    </div>
  );
}
