import type { ServicesPage } from '../../../lib/content/schemas/services-page.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './delivery.css';

/** How the results are delivered: four practices in ruled rows. */
export function Delivery({ content }: { content: ServicesPage['delivery'] }) {
  return (
    <section className="delivery on-lichen" aria-labelledby="delivery-title" data-drawing="">
      <div className="frame">
        <div className="zone delivery-zone">
          <Line className="delivery-rail lane-left bend-tl reach-half" />
          <SectionHeading id="delivery-title">{content.headline}</SectionHeading>
          <ul className="ruled-rows">
            {content.items.map(({ title, text }) => (
              <li key={title} className="ruled-row">
                <h3 className="ruled-row-title">{title}</h3>
                <p className="ruled-row-text">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
