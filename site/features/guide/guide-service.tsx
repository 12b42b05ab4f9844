import { renderToStaticMarkup } from 'react-dom/server';
import { ContentError } from '../../../lib/content/errors.ts';
import type { GuideFields } from '../../../lib/content/schemas/post.ts';
import type { Service } from '../../../lib/content/schemas/service.ts';
import { nameFile, services } from '../../content/content.ts';
import { applyEdits, getAttribute, getRange, parsePart } from '../../text/html-source.ts';
import './guides.css';

/**
 * @param body the guide's text as HTML
 * @param label before the service's name
 * @returns the text with the guide's service below the heading that it names
 * @throws ContentError if there is no such heading
 */
export function placeService(
  body: string,
  slug: string,
  { id, under }: NonNullable<GuideFields['service']>,
  label: string,
): string {
  const heading = parsePart(body).find(
    (element) => element.tagName === 'h2' && getAttribute(element, 'id') === under,
  );
  if (!heading)
    throw new ContentError({
      file: nameFile(`guides/${slug}.md`),
      path: 'service.under',
      message: `no heading has the anchor #${under}`,
    });
  const service = services.find((candidate) => candidate.id === id);
  const { end } = getRange(heading);
  const text = service ? renderToStaticMarkup(<ServiceLink service={service} label={label} />) : '';
  return applyEdits(body, [{ start: end, end, text }]);
}

const ServiceLink = ({ service, label }: { service: Service; label: string }) => (
  <p className="guide-service">
    <span className="block quiet type-small">{label}</span>
    <a className="link semibold" href={`/services/${service.id}`}>
      {service.name}
    </a>
    <span className="block type-small">{service.pricing.timeframe}</span>
  </p>
);
