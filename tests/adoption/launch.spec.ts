/** The launch check lists what a firm still has to do. */
import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { expect, test } from './support/site.ts';

const stateSchema = z.object({
  ready: z.boolean(),
  left: z.array(z.object({ place: z.string(), field: z.string().optional(), todo: z.string() })),
});

test('lists exactly what is left', ({ firm }) => {
  const { stdout, status } = spawnSync(process.execPath, ['owner/launch-check.ts', '--json'], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      CONTENT_DIR: firm.content,
      SITE_DIST: firm.dist,
      DATA_DIR: '.cache/adoption/data',
    },
  });
  expect(status).toBe(1);
  const state = stateSchema.parse(JSON.parse(stdout));
  const lines = state.left.map(({ place, field, todo }) => {
    const name = place.replace(`${firm.content}/`, '');
    if (field !== undefined) return `${name}: ${field}`;
    return place === name ? place : `${name}: ${todo.split(' Have ')[0]}`;
  });
  expect(lines.toSorted()).toEqual(firm.left);
  expect(state.ready).toBe(false);
});
