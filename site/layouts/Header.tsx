import type { Brand } from '../../lib/content/schemas/brand.ts';
import type { Navigation } from '../../lib/content/schemas/navigation.ts';
import type { Service } from '../../lib/content/schemas/service.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Logo, type MarkSize } from '../ui/Logo.tsx';
import { Sign } from '../ui/Sign.tsx';
import { MenuButton, MobileMenu } from './MobileMenu.tsx';
import { ServicesItem } from './ServicesItem.tsx';
import './header.css';

interface Props {
  brand: Brand;
  mark: MarkSize;
  navigation: Navigation;
  services: Service[];
  /** The page's own path, so that its item is marked as current. */
  path: string;
}

/** The sticky bar of every page (docs/product.md, Navigation). */
export function Header({ brand, mark, navigation, services, path }: Props) {
  return (
    <header className="header on-paper">
      <div className="header-bar frame">
        <a className="header-logo" href="/" aria-label={`${brand.name}, home`}>
          <Logo name={brand.name} mark={mark} />
        </a>
        <Ruler navigation={navigation} />
        <div className="header-space">
          <nav className="header-nav" aria-label="Main">
            <ul className="header-items">
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
                      aria-current={current(item.to, path)}
                    >
                      {item.label}
                    </a>
                  </li>
                ),
              )}
            </ul>
            <ButtonLink {...navigation.contact} weight="second" small />
          </nav>
          <MenuButton />
        </div>
        <MobileMenu brand={brand} items={navigation.main} path={path} />
      </div>
    </header>
  );
}

/**
 * Takes the width of the bar, invisibly. The rest is the width of `.header-space`, whose container query
 * shows the bar or the menu button before the first paint, without a script.
 */
const Ruler = ({ navigation: { main, allServices, contact } }: Pick<Props, 'navigation'>) => (
  <div className="header-ruler" aria-hidden="true">
    <div className="header-items">
      {main.map(({ to, label }) => (
        <span key={to} className={to === allServices.to ? 'header-services' : undefined}>
          <span className="header-link">{label}</span>
          {to === allServices.to && (
            <span className="header-disclosure">
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
function current(to: string, path: string): 'page' | 'true' | undefined {
  if (to === path) return 'page';
  return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
}
