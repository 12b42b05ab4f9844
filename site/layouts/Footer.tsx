import page from 'virtual:words/page';
import { Children, type ReactNode } from 'react';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import { type City, formatPlace } from '../../lib/content/schemas/city.ts';
import type { Navigation } from '../../lib/content/schemas/navigation.ts';
import type { Service } from '../../lib/content/schemas/service.ts';
import { Dot, Line } from '../motion/Line.tsx';
import { formatPhoneLink } from '../text/formats.ts';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { Mark } from '../ui/Mark.tsx';
import './footer.css';

interface Props {
  brand: Brand;
  navigation: Navigation;
  services: Service[];
  cities: City[];
  year: number;
}

/** The footer, where the line meets the mark and ends in a dot. */
export function Footer({ brand, navigation, services, cities, year }: Props) {
  const { firm, read, locations, legal, ...titles } = navigation.footer;
  return (
    <footer className="footer screen-only on-deep">
      <div className="frame">
        <div className="footer-end">
          <Line className="bend-br footer-line" />
          <div className="footer-mark">
            <Mark />
          </div>
          <Dot className="footer-dot" />
          <p className="footer-words">{brand.footerLine}</p>
        </div>
        <nav className="footer-groups" aria-label={page.footer}>
          <Group title={firm.title}>{firm.links.map(renderLink)}</Group>
          <Group title={titles.services} className="only-from-tablet">
            {services.map(({ id, name }) => renderLink({ label: name, to: `/services/${id}` }))}
          </Group>
          <Group title={read.title}>{read.links.map(renderLink)}</Group>
          <Group title={titles.reach}>
            {renderLink({ label: brand.phone, to: formatPhoneLink(brand.phone) })}
            {renderLink({
              label: <EmailAddress address={brand.email} />,
              to: `mailto:${brand.email}`,
            })}
            {brand.social.map(({ name, url }) => renderLink({ label: name, to: url }))}
          </Group>
          <Group title={locations.title}>
            {cities.map((city) => renderLink({ label: formatPlace(city), to: city.path }))}
            {locations.links.map(renderLink)}
          </Group>
        </nav>
        <div className="footer-legal quiet cluster">
          <p>
            © <span data-year="">{year}</span> {brand.name}
          </p>
          <ul role="list" className="cluster">
            {legal.map(renderLink)}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const renderLink = ({ label, to }: { label: ReactNode; to: string }) => (
  <li key={to}>
    <a className="footer-link link-fading" href={to}>
      {label}
    </a>
  </li>
);

interface GroupProps {
  title: string;
  children: ReactNode;
  className?: string;
}

function Group({ title, children, className }: GroupProps) {
  if (Children.count(children) === 0) return null;
  return (
    <div className={className}>
      <h2 className="footer-title below-8 quiet">{title}</h2>
      <ul role="list">{children}</ul>
    </div>
  );
}
