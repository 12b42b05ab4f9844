/** The events that every page records. */
import { dataLayer } from './data-layer.ts';
import type { PageRegion, SiteEvent } from './events.ts';

/** A text link to this page is a call to action, like a button. */
const contactPage = '/contact';
/** Scrolling has paused when this time passes without a scroll event. */
const pauseMs = 150;
const regions: readonly PageRegion[] = ['header', 'main', 'footer'];

declare global {
  interface Window {
    /** Targets of clicks from before the scripts loaded: layouts/early.ts. */
    earlyClicks?: (EventTarget | null)[] | undefined;
  }
}

/** Records clicks on links, including those from before the scripts loaded. */
export function startClickEvents(): void {
  window.earlyClicks?.forEach(recordClick);
  window.earlyClicks = undefined;
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (!defaultPrevented) recordClick(target);
  });
}

function recordClick(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  const place = link && regions.find((name) => link.closest(name));
  const event = place && createClickEvent(link, place);
  if (event) dataLayer.push(event);
}

/** The event depends on the address and the region of the link; `data-cta` marks calls to action on other sites. */
function createClickEvent(link: HTMLAnchorElement, place: PageRegion): SiteEvent | undefined {
  const { protocol, origin, pathname } = link;
  if (protocol === 'tel:') return { event: 'phone_click', phone: pathname, place };
  // Sharing an article by email is no email to the firm.
  if (protocol === 'mailto:')
    return link.closest('.share') ? undefined : { event: 'email_click', place };
  if (origin === location.origin && /\.\w+$/.test(pathname)) {
    return { event: 'file_download', file: pathname, place };
  }
  const action =
    (link.matches('.button, [data-cta]') && !link.closest('.share')) ||
    (place === 'main' && pathname === contactPage);
  if (!action && place === 'main') return undefined;
  return {
    event: action ? 'cta_click' : 'navigation_click',
    // A service's name is above its timeframe, a button's label in its own element.
    link_text: (link.querySelector('span:not(.sr-only)') ?? link).textContent.trim(),
    link_url: link.href,
    place,
  };
}

/** Records how far a page was scrolled, in percent of its height, each threshold once (docs/product.md, Analytics). */
export function startScrollDepth(): void {
  let thresholds: (25 | 50 | 75 | 90)[] = [25, 50, 75, 90];
  let timer = 0;
  const record = () => {
    const scrolled = ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;
    for (const percent of thresholds)
      if (percent <= scrolled) dataLayer.push({ event: 'scroll_depth', percent });
    thresholds = thresholds.filter((percent) => percent > scrolled);
  };
  // Reading positions while the page scrolls costs a layout in each frame.
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(record, pauseMs);
  });
}

const pushViews = ({ dataset }: HTMLElement) => {
  const views: SiteEvent[] = JSON.parse(dataset.views ?? '[]');
  dataLayer.push(...views);
};

/** Pushes the view events that the build wrote into the page: its own at once, those of a part when it comes into view. */
export function pushPageViews(): void {
  pushViews(document.body);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      pushViews(target);
    }
  });
  for (const part of document.querySelectorAll('main [data-views]')) observer.observe(part);
}
