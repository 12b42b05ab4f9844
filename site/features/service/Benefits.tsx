import type { Service } from '../../../lib/content/schemas/service.ts';
import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { Sign } from '../../ui/Sign.tsx';
import './benefits.css';

interface Props {
  service: Service;
  words: ServicesPage['detail'];
}

/** Four things you get and, with the same weight, when not to buy it. */
export function Benefits({ service, words }: Props) {
  return (
    <section className="gets on-paper" aria-labelledby="gets-title" data-drawing="">
      <div className="frame">
        <div className="zone gets-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="gets-title">{words.benefits}</SectionHeading>
          <ul className="gets-list">
            {service.benefits.map(({ title, description }) => (
              <li key={title} className="get">
                <h3 className="type-tile">{title}</h3>
                <p className="get-text">{description}</p>
              </li>
            ))}
          </ul>
          <div className="not-for">
            <h3 className="not-for-title type-h3">
              <Sign name="broken" />
              {words.notFor}
            </h3>
            <p className="type-lead">{service.notFor}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
