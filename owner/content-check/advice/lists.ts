/** Names in other files should match the lists, and the lists should match the pages. */

import { entryIds } from '../../../lib/content/entries.ts';
import { readBrand } from '../../../lib/content/firm-files.ts';
import { contentFile } from '../../../lib/content/folder.ts';
import { citySchema } from '../../../lib/content/schemas/city.ts';
import {
  bannerCitiesSchema,
  clientsSchema,
  industriesSchema,
  jobTitlesSchema,
} from '../../../lib/content/schemas/lists.ts';
import { serviceSchema } from '../../../lib/content/schemas/service.ts';
import { testimonialsSchema } from '../../../lib/content/schemas/testimonials.ts';
import { readYaml } from '../content.ts';
import { sentences } from './prose.ts';

/** How many towns of one state the banner may show. */
const townsOfOneState = 8;

export const listAdvice = (): string[] => [
  ...nameAdvice(),
  ...titleAdvice(),
  ...bannerAdvice(),
  ...clientAdvice(),
];

/** Industries and roles that the lists do not have. */
function nameAdvice(): string[] {
  const industries = readYaml('industries.yaml', industriesSchema);
  const titles = readYaml('job-titles.yaml', jobTitlesSchema);
  const unknown = (name: string, list: string, used: string[], known: readonly string[]) =>
    used
      .filter((each) => !known.includes(each))
      .map((each) => `${contentFile(name)}: '${each}' is not in ${contentFile(list)}`);
  const fromCities = entryIds('cities').flatMap((slug) => {
    const name = `cities/${slug}.yaml`;
    const city = readYaml(name, citySchema);
    return [
      ...unknown(name, 'industries.yaml', city.industries, industries),
      ...unknown(name, 'job-titles.yaml', city.techRoles, titles),
      ...(city.email === readBrand().email
        ? []
        : [`${contentFile(name)}: email: is not the brand's`]),
    ];
  });
  const fromServices = entryIds('services').flatMap((id) => {
    const name = `services/${id}.yaml`;
    const { clients, process } = readYaml(name, serviceSchema);
    const roles = clients.flatMap((client) => client.roles);
    const used = clients.map(({ industry }) => industry);
    return [
      ...unknown(name, 'industries.yaml', used, industries),
      ...unknown(name, 'job-titles.yaml', roles, titles),
      ...(process.every(({ step }, index) => step === index + 1)
        ? []
        : [`${contentFile(name)}: process: the steps are not counted from 1`]),
    ];
  });
  const { items } = readYaml('testimonials.yaml', testimonialsSchema);
  const { companies } = readYaml('clients.yaml', clientsSchema);
  const quoted = items.map(({ industry }) => industry);
  const served = companies.map(({ industry }) => industry);
  return [
    ...fromCities,
    ...fromServices,
    ...unknown('testimonials.yaml', 'industries.yaml', quoted, industries),
    ...unknown('clients.yaml', 'industries.yaml', [...new Set(served)], industries),
  ];
}

/** The typed line is lower case except for initials. */
const titleAdvice = () =>
  readYaml('job-titles.yaml', jobTitlesSchema)
    .filter((title) => !title.split(' ').every((word) => /^(?:[a-z]+|[A-Z]{2,})$/.test(word)))
    .map((title) => `${contentFile('job-titles.yaml')}: '${title}' should be lower case`);

function bannerAdvice(): string[] {
  const towns = readYaml('banner-cities.yaml', bannerCitiesSchema);
  const states = towns.map((town) => town.slice(-2));
  const crowded = new Set(
    states.filter((state) => states.filter((one) => one === state).length > townsOfOneState),
  );
  const beside = towns.filter((_, index) => states[index] === states[index + 1]);
  const shown = towns.map((town) => town.slice(0, -4).toLowerCase().replaceAll(' ', '-'));
  return [
    ...[...crowded].map((state) => `more than ${townsOfOneState} towns are in ${state}`),
    ...beside.map((town) => `'${town}' comes before another town of its state`),
    ...entryIds('cities')
      .filter((slug) => !shown.includes(slug))
      .map((slug) => `${slug} has a page, and is missing`),
  ].map((said) => `${contentFile('banner-cities.yaml')}: ${said}`);
}

/** Companies that testimonials name should be among the clients. */
function clientAdvice(): string[] {
  const { companies } = readYaml('clients.yaml', clientsSchema);
  const { items } = readYaml('testimonials.yaml', testimonialsSchema);
  const names = companies.map(({ name }) => name);
  const strangers = items
    .flatMap(({ company }) => company ?? [])
    .filter((company) => !names.includes(company));
  const long = items.filter(({ quote }) => quote.length > 330 || sentences(quote).length > 4);
  return [
    ...strangers.map(
      (name) => `${contentFile('clients.yaml')}: '${name}', who is quoted, is missing`,
    ),
    ...long.map(
      ({ name }) =>
        `${contentFile('testimonials.yaml')}: ${name}: more than four sentences or 330 characters hardly fit the carousel`,
    ),
  ];
}
