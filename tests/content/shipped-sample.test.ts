import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { readBrand, readSpecimenSlate, readWorkedSearches } from '../../lib/content/firm-files.ts';
import { findSampleValue } from '../../lib/content/sample-values.ts';
import { countCalled } from '../../lib/content/schemas/specimen-slate.ts';
import {
  describeSample,
  readIdentity,
  shippedSampleFile,
} from '../../owner/launch-check/sample.ts';
import { refuseSample } from '../../site/build/site-build.ts';

afterEach(() => void vi.unstubAllEnvs());

const { name, siteUrl } = readBrand('content');
/** A real address. */
const SITE_URL = 'https://www.alderway.com';

// In a firm's own repository, content/ is not the sample.
it.skipIf(findSampleValue(siteUrl) === undefined)(
  'shipped-sample.json describes the shipped content (npm run sample:note)',
  () => {
    const recorded: unknown = JSON.parse(readFileSync(shippedSampleFile, 'utf8'));
    const { sentences, ...sample } = describeSample(readIdentity('content'));
    expect(recorded).toMatchObject(sample);
    // A release records all of them; until then, an edited text need not be recorded at once.
    const digests = sentences.join(' ').split(' ');
    const { sentences: known } = z.object({ sentences: z.array(z.string()) }).parse(recorded);
    const recordedDigests = new Set(known.join(' ').split(' '));
    const missing = digests.filter((digest) => !recordedDigests.has(digest));
    expect(missing.length).toBeLessThan(digests.length / 10);
  },
);

it.skipIf(findSampleValue(siteUrl) === undefined)(
  'npm run content:check accepts the sample',
  { tags: ['nightly'] },
  () => {
    const env = { ...process.env, CONTENT_DIR: 'content' };
    const output = execFileSync(process.execPath, ['owner/content-check.ts'], {
      env,
      encoding: 'utf8',
    });
    expect(output).toContain('content/ has no errors.');
  },
);

it.skipIf(findSampleValue(siteUrl) === undefined)(
  'npm run build fails instead of publishing the sample at a real address',
  { tags: ['nightly'] },
  () => {
    const env = { ...process.env, CONTENT_DIR: 'content', SITE_URL };
    const built = spawnSync(process.execPath, ['tools/build.ts'], { env, encoding: 'utf8' });
    expect(built.status).toBe(1);
    expect(built.stdout + built.stderr).toContain(
      `content/brand/firm.yaml still names the sample's firm, ${name}, and ${SITE_URL} is a real address. Run 'npm run setup', or set CONTENT_DIR`,
    );
    expect(built.stdout + built.stderr).not.toMatch(/^ +at |\.ts:\d/m);
  },
);

it.skipIf(findSampleValue(siteUrl) === undefined).each([
  ['as a demo', SITE_URL, true],
  ['for a reserved name', siteUrl, false],
  ['for localhost', 'http://localhost:3000', false],
])('builds the sample %s', (_, address, allowSample) => {
  vi.stubEnv('CONTENT_DIR', 'content');
  expect(() => refuseSample({ siteUrl: address, allowSample })).not.toThrow();
});

it('builds another firm’s content for a staging host', () => {
  const staging = { siteUrl: 'https://staging.alderway.com', allowSample: false };
  expect(() => refuseSample(staging)).not.toThrow();
});

it.skipIf(findSampleValue(siteUrl) === undefined)(
  'the specimen slate matches the worked search of its service',
  () => {
    vi.stubEnv('CONTENT_DIR', 'content');
    const slate = readSpecimenSlate();
    const stations = readWorkedSearches()?.searches[slate?.service ?? '']?.stations ?? [];
    const slateStation = stations.find(({ cases }) => cases.length > 0);
    const called = stations.find(({ people }) => people !== undefined);
    expect(slate?.map.slate.day).toBe(slateStation?.day);
    expect(slate?.map.from).toBe(called?.day);
    expect(slate && countCalled(slate)).toBe(called?.people);
    expect(slate?.candidates.items.map(({ role }) => role)).toEqual(
      slateStation?.cases.map(({ title }) => title),
    );
    const reasons = stations.flatMap((station) => station.reasons.map(({ people }) => people));
    expect(slate?.map.groups.map(({ people }) => people)).toEqual(expect.arrayContaining(reasons));
  },
);

it.each([
  ['SITE_URL', 'alderway.com', 'SITE_URL: must be an address that starts with http:// or https://'],
  ['PUBLIC_TAG_MANAGER_ID', 'UA-1', 'PUBLIC_TAG_MANAGER_ID: must be'],
])(
  'a build with a wrong %s ends with a sentence and no stack trace',
  { tags: ['nightly'] },
  (name, value, sentence) => {
    const env = { ...process.env, [name]: value };
    const built = spawnSync(process.execPath, ['tools/build.ts'], { env, encoding: 'utf8' });
    expect(built.status).toBe(1);
    expect(built.stderr).toContain(sentence);
    expect(built.stdout + built.stderr).not.toMatch(/^ +at |\.ts:\d/m);
  },
);
