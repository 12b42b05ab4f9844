import type { SearchContent } from '../../../lib/content/schemas/navigation.ts';
import type { Service, ServicesPage } from '../../../lib/content/schemas/service.ts';
import { BrokenRow } from '../../motion/BrokenRow.tsx';
import { keepNumbersTogether } from '../../text/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { Opening } from '../../ui/Opening.tsx';
import { RailSection } from '../../ui/RailSection.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import '../search/search.css';

interface HeadProps {
  content: ServicesPage['notFound'];
  search: Pick<SearchContent, 'headline' | 'hint' | 'button'>;
}

/** Says that the page is missing, and offers the search; the line under its field breaks where a form's does. */
export function NotFoundHead({ content, search }: HeadProps) {
  const { title, text, links } = content;
  return (
    <section className="on-paper" aria-labelledby="page-title">
      <div className="frame">
        <Opening title={title}>
          <p className="measure-34 type-lead">{text}</p>
        </Opening>
        <search>
          <form className="search-form below-16" action="/search">
            <label className="search-title type-h3" htmlFor="not-found-field">
              {search.headline}
            </label>
            <input
              id="not-found-field"
              className="search-field type-display"
              type="search"
              name="q"
              placeholder={search.hint}
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" className="search-button laptop-below-12">
              {search.button}
            </Button>
          </form>
        </search>
        <div className="zone pad-bottom-48-64">
          <BrokenRow />
          <ul role="list" className="link-row pad-top-48-88">
            {links.map((link) => (
              <li key={link.to}>
                <TextLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The services in short: name, length, and one sentence. */
export const NotFoundServices = ({ title, services }: { title: string; services: Service[] }) => (
  <RailSection id="overview-title" title={title} className="on-lichen" zone="section-zone">
    <ul role="list" className="columns row-gap-32 tablet-2 desktop-4 above-32-64">
      {services.map(({ id, name, pricing, shortDescription }) => (
        <li key={id} className="content-start pad-top-20 columns row-gap-8 ruled">
          <h3 className="type-h3">
            <a className="link" href={`/services/${id}`}>
              {name}
            </a>
          </h3>
          <p className="type-small semibold">{keepNumbersTogether(pricing.timeframe)}</p>
          <p className="measure-30">{shortDescription}</p>
        </li>
      ))}
    </ul>
  </RailSection>
);
