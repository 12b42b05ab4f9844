import page from 'virtual:words/page';
import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Navigation } from '../../lib/content/schemas/navigation.ts';
import type { Service } from '../../lib/content/schemas/service.ts';
import type { Link } from '../../lib/content/schemas/words.ts';
import type { MarkDrawing } from '../brand/mark.ts';
import { formatPhoneLink } from '../text/formats.ts';
import { fill } from '../text/sentences.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmailAddress } from '../ui/EmailAddress.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Sign } from '../ui/Sign.tsx';
import { Station } from '../ui/Stations.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import './header.css';

interface Props {
  brand: Brand;
  mark: MarkDrawing;
  navigation: Navigation;
  services: Service[];
  /** The page's own path, so that its item is marked as current. */
  path: string;
}

/** The sticky bar of every page (docs/product.md, Navigation). */
export function Header({ brand, mark, navigation, services, path }: Props) {
  return (
    <header className="header screen-only on-paper">
      <div className="header-bar frame">
        <a className="min-width-0" href="/" aria-label={fill(page.logo, { brand: brand.name })}>
          <Logo name={brand.name} mark={mark} />
        </a>
        <Ruler navigation={navigation} />
        <div className="header-space">
          <nav className="header-nav" aria-label={page.mainMenu}>
            <ul role="list" className="header-items">
              {navigation.main.map((item) =>
                item.to === navigation.allServices.to ? (
                  <ServicesItem
                    key={item.to}
                    item={item}
                    all={navigation.allServices}
                    services={services}
                    path={path}
                  />
                ) : (
                  <li key={item.to} className="header-item">
                    <a
                      className="header-link"
                      href={item.to}
                      aria-label={item.name}
                      aria-current={getCurrent(item.to, path)}
                    >
                      {item.label}
                    </a>
                  </li>
                ),
              )}
            </ul>
          </nav>
          <ButtonLink {...navigation.contact} weight="second" small className="header-contact" />
          <button type="button" className="menu-button" popoverTarget="menu" aria-label={page.menu}>
            <span className="menu-bars" aria-hidden="true" />
          </button>
        </div>
        <MobileMenu
          brand={brand}
          items={navigation.main}
          contact={navigation.contact}
          path={path}
        />
      </div>
    </header>
  );
}

/**
 * An invisible copy with the width of the bar. `.header-space` takes the remaining width, and its container
 * query shows the bar or the menu button before the first paint, without a script.
 */
const Ruler = ({ navigation: { main, allServices, contact } }: Pick<Props, 'navigation'>) => (
  <div className="header-ruler" aria-hidden="true">
    <div className="header-items">
      {main.map(({ to, label }) => (
        <span key={to} className={to === allServices.to ? 'header-services' : undefined}>
          <span className="header-link">{label}</span>
          {to === allServices.to && (
            <span className="header-disclosure pad-left-4 pad-right-12">
              <Sign name="chevron" />
            </span>
          )}
        </span>
      ))}
    </div>
    <span className="button button-second button-small">{contact.label}</span>
  </div>
);

/** An item is current on its page, and as a section on the pages below it. */
function getCurrent(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}

/**
 * A link, and a button for the dropdown, so that keyboard and touch reach both.
 * header-menus.ts opens and closes it.
 */
function ServicesItem({
  item,
  all,
  services,
  path,
}: Pick<Props, 'services' | 'path'> & { item: Link; all: Link }) {
  return (
    <li className="header-item header-services" data-services="">
      <a className="header-link" href={item.to} aria-current={getCurrent(item.to, path) && 'page'}>
        {item.label}
      </a>
      <button
        type="button"
        className="header-disclosure pad-left-4 pad-right-12"
        aria-expanded="false"
        aria-controls="services-panel"
        aria-label={fill(page.menuOf, { item: item.label })}
      >
        <Sign name="chevron" />
      </button>
      <div id="services-panel" className="services-panel on-chalk">
        <ul role="list" className="services-list below-12">
          {services.map(({ id, name, pricing }) => (
            <Station key={id}>
              <a className="services-link" href={`/services/${id}`}>
                <span className="services-name">{name}</span>
                <span className="services-time quiet">{pricing.timeframe}</span>
              </a>
            </Station>
          ))}
        </ul>
        <TextLink {...all} />
      </div>
    </li>
  );
}

/**
 * The menu of narrow headers. As a popover it opens, closes with Escape and returns focus without a script;
 * header-menus.ts keeps focus inside and closes it on a choice.
 */
function MobileMenu({
  brand,
  items,
  contact,
  path,
}: Pick<Props, 'brand' | 'path'> & { items: Navigation['main']; contact: Link }) {
  return (
    <nav id="menu" popover="auto" className="menu on-paper" aria-label={page.menu}>
      <ul role="list" className="menu-items tablet-row-span-2">
        {items.map(({ label, mobile, name, to }) => (
          <Station key={to}>
            <a
              className="menu-link"
              href={to}
              aria-label={name}
              aria-current={to === path ? 'page' : undefined}
            >
              {mobile ?? label}
            </a>
          </Station>
        ))}
      </ul>
      <p className="menu-reach ruled above-32">
        <a href={formatPhoneLink(brand.phone)}>{brand.phone}</a>
        <a href={`mailto:${brand.email}`}>
          <EmailAddress address={brand.email} />
        </a>
      </p>
      <ButtonLink {...contact} className="full-width above-24 tablet-self-start" />
    </nav>
  );
}
