import type { Service } from '../../../lib/content/schemas/service.ts';
import { Line } from '../../motion/Line.tsx';
import { SectionHeading } from '../../ui/SectionHeading.tsx';
import './clients.css';

interface Props {
  headline: string;
  clients: Service['clients'];
}

/** Industries, and in each the roles strung on the line. */
export function Clients({ headline, clients }: Props) {
  return (
    <section className="goes on-ever" aria-labelledby="goes-title" data-drawing="">
      <div className="frame">
        <div className="zone goes-zone">
          <Line className="lane-right straight-v full" />
          <SectionHeading id="goes-title">{headline}</SectionHeading>
          <ul className="goes-list">
            {clients.map(({ industry, roles }) => (
              <li key={industry} className="goes-row">
                <h3 className="goes-industry">{industry}</h3>
                <ul className="goes-roles">
                  {roles.map((role) => (
                    <li key={role} className="goes-role">
                      <span>{role}</span>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
