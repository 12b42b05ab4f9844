import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Navigation } from '../../lib/content/schemas/navigation.ts';
import { formatPhoneLink } from '../text/telephone.ts';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import './header.css';

interface Props {
  brand: Brand;
  items: Navigation['main'];
  path: string;
}

export const MenuButton = () => (
  <button type="button" className="menu-button" popoverTarget="menu" aria-label="Menu">
    <span className="menu-bars" aria-hidden="true" />
  </button>
);

/**
 * The menu of narrow headers. As a popover it opens, closes with Escape and returns focus without a script;
 * layouts/mobile-menu.ts keeps focus inside and closes it on a choice.
 */
export function MobileMenu({ brand, items, path }: Props) {
  return (
    <nav id="menu" popover="auto" className="menu on-paper" aria-label="Menu">
      <ul className="menu-items">
        {items.map(({ label, mobile, name, to }) => (
          <li key={to}>
            <a
              className="menu-link"
              href={to}
              aria-label={name}
              aria-current={to === path ? 'page' : undefined}
            >
              {mobile ?? label}
            </a>
          </li>
        ))}
      </ul>
      <p className="menu-reach">
        <a href={formatPhoneLink(brand.phone)}>{brand.phone}</a>
        <a href={`mailto:${brand.email}`}>
          <EmailAddress of={brand.email} />
        </a>
      </p>
    </nav>
  );
}
