import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { RuledLinks } from '../../ui/RuledLinks.tsx';
import './service-sections.css';

interface Props {
  headline: string;
  services: Service[];
}

export function Others({ headline, services }: Props) {
  if (services.length === 0) return null;
  const links = services.map(({ id, name, shortDescription }) => ({
    label: name,
    to: `/services/${id}`,
    text: shortDescription,
  }));
  return (
    <section className="others on-paper" aria-labelledby="others-title">
      <div className="frame">
        <div className="zone others-zone">
          <Line className="lane-right straight-v full" />
          <h2 id="others-title" className="others-title type-h3">
            {headline}
          </h2>
          <RuledLinks links={links} />
        </div>
      </div>
    </section>
  );
}
