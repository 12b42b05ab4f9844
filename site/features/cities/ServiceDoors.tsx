import type { Service } from '../../../contracts/content/service.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import { ServiceTile } from '../services/ServiceTile.tsx';
import './service-doors.css';

/** The four services, as on the home page. */
export function ServiceDoors({ title, services }: { title: string; services: Service[] }) {
  return (
    <section className="on-paper" aria-labelledby="services-title" data-drawing="">
      <div className="frame">
        <div className="zone doors">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="services-title">{title}</SectionHeading>
          <ul className="tiles">
            {services.map((service) => (
              <ServiceTile key={service.id} service={service} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
