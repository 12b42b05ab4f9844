import { describe, expect, it } from 'vitest';
import { industriesSchema, jobTitlesSchema } from '../../contracts/content/lists.ts';
import { serviceIds, serviceSchema } from '../../contracts/content/service.ts';
import { readFile } from './content-files.ts';
import { sentences } from './prose.ts';

const services = serviceIds.map((id) => readFile(`content/services/${id}.yaml`, serviceSchema));

describe('service terms', () => {
  it('are those of the specification', () => {
    expect(services.map(({ name, days, pricing }) => [name, days, pricing.model])).toEqual([
      [
        'Executive & Professional Search',
        { least: 0, most: 10 },
        'Negotiated percentage of starting base salary',
      ],
      ['Interim Staffing', { least: 1, most: 5 }, 'Negotiated hourly rates'],
      ['Talent Acquisition as a Service', { least: 0, most: null }, 'Monthly recurring flat fee'],
      ['Fox Fast Track', { least: 5, most: 7 }, 'One-time flat fee per position'],
    ]);
    expect(services.map(({ pricing }) => pricing.timeframe)).toEqual([
      'Slate within 2 weeks',
      '24 hours to 5 business days',
      'Ongoing, unlimited roles',
      '5 to 7 business days',
    ]);
  });
  it('have the card lines of the editorial page', () => {
    expect(services.map(({ shortDescription }) => shortDescription)).toEqual([
      'For the hire you will explain to the board.',
      'A capable pair of hands by next week.',
      'Your recruiting team, for a flat monthly fee.',
      'One defined role, five to seven business days.',
    ]);
  });
});

describe.each(services)('$name', ({ longDescription, clients, process }) => {
  it('opens with a sentence that fits a search result', () => {
    expect(sentences(longDescription)[0]?.length).toBeLessThanOrEqual(155);
  });
  it('names industries of the wheel and roles of the list', () => {
    const wheel = readFile('content/industries.yaml', industriesSchema);
    const titles = readFile('content/job-titles.yaml', jobTitlesSchema);
    expect(clients.filter(({ industry }) => !wheel.includes(industry))).toEqual([]);
    expect(clients.flatMap(({ roles }) => roles).filter((role) => !titles.includes(role))).toEqual(
      [],
    );
  });
  it('counts its steps', () => {
    expect(process.map(({ step }) => step)).toEqual(process.map((_, index) => index + 1));
  });
});
