import type { Service } from '../../lib/content/schemas/service.ts';
import type { Link } from '../../lib/content/schemas/words.ts';
import { Sign } from '../ui/Sign.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './header.css';

interface Props {
  item: Link;
  all: Link;
  services: Service[];
  path: string;
}

/**
 * A link, and a button for the dropdown, so that keyboard and touch reach both.
 * layouts/services-dropdown.ts opens and closes it.
 */
export function ServicesItem({ item, all, services, path }: Props) {
  const within = path === item.to || path.startsWith(`${item.to}/`);
  return (
    <li className="header-item header-services" data-services="">
      <a className="header-link" href={item.to} aria-current={within ? 'page' : undefined}>
        {item.label}
      </a>
      <button
        type="button"
        className="header-disclosure"
        aria-expanded="false"
        aria-controls="services-panel"
        aria-label={`${item.label} menu`}
      >
        <Sign name="chevron" />
      </button>
      <div id="services-panel" className="services-panel on-chalk">
        <ul className="services-list">
          {services.map(({ id, name, pricing }) => (
            <li key={id}>
              <a className="services-link" href={`/services/${id}`}>
                <span className="services-name">{name}</span>
                <span className="services-time">{pricing.timeframe}</span>
              </a>
            </li>
          ))}
        </ul>
        <TextLink to={all.to} standing>
          {all.label}
        </TextLink>
      </div>
    </li>
  );
}
