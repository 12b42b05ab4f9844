/** The launch check lists what the firm still has to do. */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { firm } from './support/firm.ts';
import { expect, test } from './support/site.ts';

const stateSchema = z.object({
  ready: z.boolean(),
  left: z.array(z.object({ place: z.string(), field: z.string().optional(), todo: z.string() })),
});

/** The firm has no domain, no phone line and no counsel yet, and no server. */
const left = [
  'brand/firm.yaml: siteUrl',
  'brand/firm.yaml: email',
  'brand/firm.yaml: phone',
  'brand/firm.yaml: social.0.url',
  'cities/madison.yaml: phoneNumber',
  'cities/milwaukee.yaml: phoneNumber',
  'legal/cookies.md: not reviewed.',
  'legal/privacy.md: not reviewed.',
  'legal/terms.md: not reviewed.',
  'people.yaml: items.0.profile',
  'people.yaml: items.0.schedule',
  'people.yaml: items.1.profile',
  'people.yaml: items.1.schedule',
  'DATA_DIR',
  'LEADS_TO',
  'MAIL_FROM',
  'SITE_URL',
  'SMTP_URL',
  'TOKEN_SECRET',
  'TRUST_PROXY',
];

test('lists exactly what is left', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['owner/launch-check.ts', '--json', '--offline'],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        CONTENT_DIR: firm.content,
        SITE_DIST: firm.dist,
        DATA_DIR: '.cache/adoption/data',
      },
    },
  );
  expect(status).toBe(1);
  const state = stateSchema.parse(JSON.parse(stdout));
  const lines = state.left.map(({ place, field, todo }) => {
    const name = place.replace(`${firm.content}/`, '');
    if (field !== undefined) return `${name}: ${field}`;
    return place === name ? place : `${name}: ${todo.split(' Have ')[0]}`;
  });
  expect(lines.toSorted()).toEqual(left.toSorted());
  expect(state.ready).toBe(false);
});
