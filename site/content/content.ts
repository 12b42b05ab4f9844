/** The content as pages use it. The build has checked it: a wrong field stops it. */
import content from 'virtual:content';
import { getCityPath } from '../../lib/content/addresses.ts';
import { contentFile } from '../../lib/content/folder.ts';
import type { Content } from '../../lib/content/load.ts';
import { getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { City } from '../../lib/content/schemas/city.ts';
import type { Claim } from '../../lib/content/schemas/claims.ts';
import { getLengthMinutes } from '../../lib/content/schemas/hours.ts';
import { type LegalPage, statementPages } from '../../lib/content/schemas/legal.ts';
import type { Navigation } from '../../lib/content/schemas/navigation.ts';
import type { OwnPage } from '../../lib/content/schemas/pages.ts';
import type { Service } from '../../lib/content/schemas/service.ts';
import { drawFirmMark, drawIconMark } from '../brand/mark.ts';

type FileName = Extract<keyof Content['files'], `${string}.yaml`>;

/** @returns the fields of a file, such as `pages/about.yaml`; undefined for one that the firm does without */
export const load = <Name extends FileName>(name: Name): Content['files'][Name] =>
  content.files[name];

/** @returns the path of a content file as the owner sees it */
export const nameFile = (name: string): string => contentFile(name, content.folder);

export const brand = load('brand/firm.yaml');
export const { colors, typeface } = load('brand/look.yaml');
export const mark = drawFirmMark(content);
export const iconMark = drawIconMark(content);
export const { folder } = content;

/** @returns the site's origin: the setting SITE_URL, or the brand's own address */
export const getSiteUrl = (site: URL | undefined): URL => site ?? new URL(brand.siteUrl);
/** The domain of the firm's email addresses. */
export const mailDomain = brand.email.slice(brand.email.indexOf('@') + 1);

export const claims = load('claims.yaml') ?? [];
export const { industries, jobTitles } = load('lists.yaml');
export const clients = load('clients.yaml');
const testimonialsFile = load('testimonials.yaml');
export const testimonials =
  testimonialsFile?.items.map((item) => ({ ...item, sample: testimonialsFile.sample })) ?? [];
const peopleFile = load('people.yaml');
export const people = peopleFile.items.map((person) => ({ ...person, sample: peopleFile.sample }));
export const findPerson = (id: string | undefined) => people.find((person) => person.id === id);
/** The person named beside the forms. */
export const answering = findPerson(peopleFile.answers) ?? people[0];
/** The author of posts whose tags nobody writes about. */
export const author = findPerson(peopleFile.author);
/** In the owner's order. */
export const ownPages: OwnPage[] = content.entries['own-pages'].map(({ id, data }) => ({
  slug: id,
  ...data,
}));
/** The statements that the firm has, such as on accessibility. */
const findLegalText = (page: LegalPage) =>
  content.entries.legal.find(({ id }) => id === page)?.data;
export const statements = statementPages.flatMap((page) => {
  const text = findLegalText(page);
  return text ? [{ page, ...text }] : [];
});
/** The words of the cookie banner; undefined for a site that needs none. */
export const consent = load('pages/consent.yaml');
export const navigation = createNavigation(ownPages, load('navigation.yaml'));
export const home = load('pages/home.yaml');
/** The fields that the owner adds to the consultation forms. */
export const formFields = load('form-fields.yaml') ?? [];
const { messageHint, note, privacyLink } = home.form;
/** When and with whom calls can be booked; undefined if they cannot. */
export const hours = load('hours.yaml');
/** The props that all consultation forms share. */
export const formProps = {
  messageHint,
  ownFields: formFields,
  minutes: {
    consultation: getLengthMinutes(hours, 'consultation'),
    career: getLengthMinutes(hours, 'career'),
  },
  office: { timeZone: getTimeZone(brand), hours: brand.openingHours },
  note,
  privacyLink,
};
/** A sample of what search clients receive; undefined if its file is missing. */
export const specimenSlate = load('tools/specimen-slate.yaml');
/** Pay by occupation and metro area; undefined if its file is missing. */
export const pay = load('pay.yaml');
const workedSearches = load('worked-searches.yaml');

/** @returns a service's worked search with the texts that all of them share; undefined if it has none */
export function findWorkedSearch(service: string) {
  const search = workedSearches?.searches[service];
  return search && { ...search, words: workedSearches.words, sample: workedSearches.sample };
}

/** The service whose worked search the home page shows. */
export const searchedService = workedSearches?.home;

/** In the owner's order, as menus, tiles and footer have them. */
export const services: Service[] = content.entries.services.map(({ id, data }) => ({
  id,
  ...data,
}));
const { addressSuffix } = load('pages/city.yaml');
export const cities: City[] = content.entries.cities.map(({ id, data }) => ({
  slug: id,
  path: getCityPath(id, addressSuffix),
  ...data,
}));

/** @returns the claim with this id; callers leave out what would show a missing claim */
export const findClaim = (id: string): Claim | undefined => claims.find((claim) => claim.id === id);

/** @returns the claims with these ids, without missing ones */
export const findClaims = (ids: readonly string[]): Claim[] =>
  ids.flatMap((id) => findClaim(id) ?? []);

/**
 * @returns the menus with what the content need not list: statements, the cookie settings, and the own pages that ask
 * for it; in the main menu they precede the contact page
 */
export function createNavigation(pages: readonly OwnPage[], navigation: Navigation): Navigation {
  const toLinks = (linked: readonly OwnPage[]) =>
    linked.map(({ slug, label }) => ({ label, to: `/${slug}` }));
  const { main, footer } = navigation;
  const contactAt = main.findIndex(({ to }) => to === navigation.contact.to);
  return {
    ...navigation,
    main: main.toSpliced(
      contactAt < 0 ? main.length : contactAt,
      0,
      ...toLinks(pages.filter(({ menu }) => menu)),
    ),
    footer: {
      ...footer,
      legal: [
        ...footer.legal,
        ...[
          ...statements.map(({ page: path, title }) => ({ label: title, to: `/${path}` })),
          // Consent must be as easy to take back as to give (GDPR Article 7(3)).
          ...(consent
            ? [{ label: content.words.page.cookieSettings, to: '/privacy#cookies' }]
            : []),
        ].filter(({ to }) => !footer.legal.some((link) => link.to === to)),
      ],
      firm: {
        ...footer.firm,
        links: [...footer.firm.links, ...toLinks(pages.filter((page) => page.footer))],
      },
    },
  };
}
