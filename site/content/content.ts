/** Reads the content folder at build time and checks it; a wrong field stops the build. */
import { existsSync } from 'node:fs';
import page from 'virtual:words/page';
import type { z } from 'zod';
import {
  getCityPath,
  readAnyEntries,
  readBrand,
  readCitySuffix,
  readEntries,
  readFilledYaml,
  readFormFields,
  readHours,
  readLook,
  readOptionalYaml,
  readPay,
  readSpecimenSlate,
  readWorkedSearches,
} from '../../lib/content/firm-files.ts';
import { contentFile, readMarkdownFile } from '../../lib/content/folder.ts';
import { type Brand, getBrandMarkers, getTimeZone } from '../../lib/content/schemas/brand.ts';
import { type City, citySchema } from '../../lib/content/schemas/city.ts';
import { type Claim, claimsSchema } from '../../lib/content/schemas/claims.ts';
import { consentSchema } from '../../lib/content/schemas/consent.ts';
import { homeSchema } from '../../lib/content/schemas/home.ts';
import { getLengthMinutes } from '../../lib/content/schemas/hours.ts';
import { legalTextSchema, statementPages } from '../../lib/content/schemas/legal.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../lib/content/schemas/lists.ts';
import { type Navigation, navigationSchema } from '../../lib/content/schemas/navigation.ts';
import { type OwnPage, ownPageSchema, ownPagesFolder } from '../../lib/content/schemas/own-page.ts';
import { peopleSchema } from '../../lib/content/schemas/people.ts';
import { type Service, serviceSchema } from '../../lib/content/schemas/service.ts';
import { testimonialsSchema } from '../../lib/content/schemas/testimonials.ts';
import { videosSchema } from '../../lib/content/schemas/videos.ts';

/**
 * Reads a YAML file.
 * @param name the file in the content folder, without its extension, such as `pages/about`
 * @throws ContentError naming the file and each field that is missing or wrong
 */
export const load = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> =>
  readFilledYaml(`${name}.yaml`, schema);

/** @returns the same, or undefined for a file that the firm does without */
export const loadOptional = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> | undefined =>
  readOptionalYaml(`${name}.yaml`, schema, getBrandMarkers(readBrand()));

export const brand: Brand = readBrand();
export const { colors } = readLook();

/** @returns the site's origin: the setting SITE_URL, or the brand's own address */
export const getSiteUrl = (site: URL | undefined): URL => site ?? new URL(brand.siteUrl);
/** The domain of the firm's email addresses. */
export const mailDomain = brand.email.slice(brand.email.indexOf('@') + 1);

export const claims = loadOptional('claims', claimsSchema) ?? [];
export const industries = loadOptional('industries', industriesSchema) ?? [];
export const jobTitles = load('job-titles', jobTitlesSchema);
export const clients = loadOptional('clients', clientsSchema);
export const bannerCities = loadOptional('banner-cities', bannerCitiesSchema) ?? [];
export const videos = loadOptional('videos', videosSchema);
const testimonialsFile = loadOptional('testimonials', testimonialsSchema);
export const testimonials =
  testimonialsFile?.items.map((item) => ({ ...item, sample: testimonialsFile.sample })) ?? [];
const peopleFile = load('people', peopleSchema);
export const people = peopleFile.items.map((person) => ({ ...person, sample: peopleFile.sample }));
export const findPerson = (id: string | undefined) => people.find((person) => person.id === id);
/** The person named beside the forms. */
export const answering = findPerson(peopleFile.answers) ?? people[0];
/** The author of posts whose tags nobody writes about. */
export const author = findPerson(peopleFile.author);
/** In the owner's order. */
export const ownPages: OwnPage[] = readAnyEntries(ownPagesFolder, ownPageSchema).map(
  ({ id, ...page }) => ({ slug: id, ...page }),
);
/** The statements that the firm has, such as on accessibility. */
export const statements = statementPages
  .filter((page) => existsSync(contentFile(`legal/${page}.md`)))
  .map((page) => {
    const file = `legal/${page}.md`;
    return { page, ...readMarkdownFile(file, legalTextSchema, getBrandMarkers(brand)).data };
  });
/** The words of the cookie banner; undefined for a site that needs none. */
export const consent = loadOptional('pages/consent', consentSchema);
export const navigation = createNavigation(ownPages, load('navigation', navigationSchema));
export const home = load('pages/home', homeSchema);
/** The fields that the owner adds to the consultation forms. */
export const formFields = readFormFields();
const { messageHint, note, privacyLink } = home.form;
/** When and with whom calls can be booked; undefined if they cannot. */
export const hours = readHours();
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
export const specimenSlate = readSpecimenSlate();
/** Pay by occupation and metro area; undefined if its file is missing. */
export const pay = readPay();
const workedSearches = readWorkedSearches();

/** @returns a service's worked search with the texts that all of them share; undefined if it has none */
export function findWorkedSearch(service: string) {
  const search = workedSearches?.searches[service];
  return search && { ...search, words: workedSearches.words, sample: workedSearches.sample };
}

/** The worked search of the home page. */
export const homeSearch = workedSearches?.home ? findWorkedSearch(workedSearches.home) : undefined;

/** In the owner's order, as menus, tiles and footer have them. */
export const services: Service[] = readEntries('services', serviceSchema);
const citySuffix = readCitySuffix();
export const cities: City[] = readEntries('cities', citySchema).map(({ id, ...city }) => ({
  slug: id,
  path: getCityPath(id, citySuffix),
  ...city,
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
          ...(consent ? [{ label: page.cookieSettings, to: '/privacy#cookies' }] : []),
        ].filter(({ to }) => !footer.legal.some((link) => link.to === to)),
      ],
      firm: {
        ...footer.firm,
        links: [...footer.firm.links, ...toLinks(pages.filter((page) => page.footer))],
      },
    },
  };
}
