import type { Service } from '../../../lib/content/schemas/service.ts';
import { RailSection } from '../../ui/RailSection.tsx';
import './service-sections.css';

interface Props {
  headline: string;
  clients: Service['clients'];
}

export function Clients({ headline, clients }: Props) {
  return (
    <RailSection id="goes-title" title={headline} className="goes on-ever" zone="goes-zone">
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
    </RailSection>
  );
}
