import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent, readContent } from '../../lib/content/load.ts';
import { siteRecordFile } from '../../lib/site-record.ts';
import { launchCheck } from '../../owner/launch-check.ts';
import { serverCheck } from '../../server/commands/check.ts';
import type { Command } from '../../server/commands/command.ts';
import { createSiteRecord } from '../../site/build/site-record.ts';
import { share } from '../support/clean-up.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { linkProject } from '../support/linked-project.ts';
import { runLaunchCheck, spawnLaunchCheck } from './support/run-launch-check.ts';
import {
  createRecordFixture,
  createSiteFixture,
  writeSiteFixture,
} from './support/site-fixture.ts';
import { createDataDir, createTempDir } from './support/temp-dir.ts';

const SITE_URL = 'https://www.alderway.com';
const liveSettings = {
  SITE_URL,
  SMTP_URL: 'smtps://site:secret@mail.alderway.com',
  MAIL_FROM: 'Alderway <site@alderway.com>',
  LEADS_TO: 'partners@alderway.com',
  TOKEN_SECRET: 'a long random text of the operator',
  TRUST_PROXY: '127.0.0.1',
};

/** A built copy of the project whose owner has replaced the sample. */
async function createReadyProject() {
  const root = linkProject(createTempDir(), fixtureContent);
  for (const file of contentIn(root)) {
    edit(file, (text) =>
      text
        .replaceAll('sample: true', 'sample: false')
        .replace('reviewed: false', 'reviewed: true')
        .replace(/Juniper Row/g, 'Alderway')
        .replace(/\b(\w+)\.example\b/g, '$1.com')
        .replace(/555-01/g, '555-23'),
    );
  }
  writeSiteFixture(join(root, 'dist'));
  for (const post of readdirSync(join(root, 'content/posts'))) {
    writeFileSync(join(root, 'dist/blog', post.replace('.md', '.html')), '<h1 id="top">Post</h1>');
  }
  recordContent(root);
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  const run =
    (command: Command) =>
    (settings: Record<string, string> = {}, args: string[] = []) =>
      runLaunchCheck(
        args,
        { ...liveSettings, CONTENT_DIR: '', SITE_DIST: 'dist', DATA_DIR: dataDir, ...settings },
        root,
        command,
      );
  return { root, dataDir, check: run(launchCheck), checkServer: run(serverCheck) };
}

/** Writes the record that a build of the content would write. */
function recordContent(root: string): void {
  const content = loadContent(join(root, 'content'));
  const record = {
    ...createSiteRecord(content, SITE_URL),
    addresses: createRecordFixture().addresses,
  };
  writeFileSync(join(root, 'dist', siteRecordFile), JSON.stringify(record));
}

const contentIn = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

it('launch:check of the shipped site lists every flagged file with the law, in the order of the guide, and exits with 1', async () => {
  const DATA_DIR = createDataDir();
  const { code, stdout } = await spawnLaunchCheck([], {
    DATA_DIR,
    SITE_DIST: createSiteFixture(),
  });
  expect(code).toBe(1);
  const having = (flag: RegExp) =>
    readContent(fixtureContent)
      .sources.filter(({ text }) => flag.test(text))
      .map(({ name }) => name);
  const samples = having(/^ *sample: true$/m);
  const legal = having(/^reviewed: false$/m);
  expect(samples).toHaveLength(18);
  expect(legal).toHaveLength(2);
  for (const name of samples)
    expect(stdout).toMatch(new RegExp(`^  ${fixtureContent}/${name}:\\d+: invented`, 'm'));
  for (const name of legal)
    expect(stdout).toMatch(new RegExp(`^  ${fixtureContent}/${name}:\\d+: not reviewed`, 'm'));
  expect(stdout).toContain('unlawful in the United States (16 CFR Part 465)');
  for (const line of [
    `  ${fixtureContent}/brand/firm.yaml:4: siteUrl: juniper-row.example leads nowhere.`,
    `: phoneNumber: 555-0121 leads nowhere.`,
    `: items.0.schedule: calendar.example leads nowhere.`,
    '  SITE_URL: is https://juniper-row.example.',
    '  SMTP_URL: is not set',
    '  LEADS_TO: is desk@juniper-row.example.',
    '  TOKEN_SECRET: is not set.',
  ]) {
    expect(stdout).toContain(line);
  }
  const groups = [...stdout.matchAll(/^(\S.*) \((\d+)\)$/gm)];
  expect(groups.map(([, group]) => group)).toEqual([
    ...['Name', 'Figures', 'Services', 'Cities', 'People', 'Words', 'Legal pages'],
    'Settings',
  ]);
  const sum = groups.reduce((total, [, , count]) => total + Number(count), 0);
  expect(stdout).toContain(`\n${sum} things to do before the site goes live.\n`);
});

it('launch:check of the shipped site refuses unknown arguments', async () => {
  const { code, stderr } = await runLaunchCheck(['--fix'], { SITE_DIST: createSiteFixture() });
  expect(code).toBe(2);
  expect(stderr).toContain('Usage: npm run launch:check');
});

const project = share(() => createReadyProject());

it.each<[Record<string, string>, lines: string[]]>([
  [
    {
      SITE_URL: 'http://www.alderway.com',
      SMTP_URL: '',
      MAIL_FROM: '',
      LEADS_TO: 'leads@example.com',
      TOKEN_SECRET: '',
      CONSULTATION_WEBHOOK_URL: 'https://hooks.alderway.com/lead',
    },
    [
      'SITE_URL: does not start with https://.',
      'SMTP_URL: is not set',
      'MAIL_FROM: is not set.',
      'LEADS_TO: is leads@example.com.',
      'TOKEN_SECRET: is not set.',
      'CONSULTATION_WEBHOOK_SECRET: is not set',
    ],
  ],
  [
    {
      SITE_URL: 'https://alderway.com',
      SMTP_URL: 'smtp://site:secret@mail.alderway.com',
      SMTP_ALLOW_PLAINTEXT: 'true',
      TRUST_PROXY: 'true',
    },
    [
      'dist: was built for https://www.alderway.com.',
      'SMTP_ALLOW_PLAINTEXT: is true: password and leads may travel unencrypted.',
      'TRUST_PROXY: is true, so anyone can claim any address.',
    ],
  ],
  [{ TRUST_PROXY: '' }, ['TRUST_PROXY: is false, but https needs a proxy']],
  [{ PORT: 'x' }, ['environment: The setting PORT must be a whole number']],
  [{ SITE_DIST: 'nowhere' }, ['nowhere: contains no built site.']],
])(
  'launch:check of the settings of a ready site reports missing or unsafe settings: %j',
  async (settings, lines) => {
    const { code, stdout } = await project.check(settings);
    for (const line of lines) expect(stdout).toContain(`  ${line}`);
    expect(code).toBe(1);
  },
);

describe('launch:check when the owner has replaced the sample', () => {
  it('finds nothing and exits with 0', async () => {
    const { check } = await createReadyProject();
    expect(await check()).toEqual({
      code: 0,
      stdout: 'Nothing is missing: the site can go live.\n',
      stderr: '',
    });
  });

  it('reports hours without a free time, and calendars of people without hours', async () => {
    const { root, check } = await createReadyProject();
    edit(join(root, 'content/hours.yaml'), (text) =>
      text.replace('opens: "08:00", closes: "18:00"', 'opens: "08:00", closes: "08:25"'),
    );
    const { code, stdout } = await check({
      CALENDAR_URLS: 'otis-quill=https://calendar.alderway.com/a mara-fenn=http://127.0.0.1/b',
    });
    expect(code).toBe(1);
    expect(stdout).toContain('Calls (3)\n');
    for (const line of [
      'content/hours.yaml: people.0: otis-quill has no free time in the next 14 days.',
      'CALENDAR_URLS: mara-fenn has no hours in hours.yaml.',
      'CALENDAR_URLS: mara-fenn has an address without https://',
    ]) {
      expect(stdout).toContain(`  ${line}`);
    }
  });

  it('finds a flag, a phone number, an address, a broken and an unknown file', async () => {
    const { root, check } = await createReadyProject();
    const content = (name: string) => join(root, 'content', name);
    edit(content('people.yaml'), (text) => text.replace('sample: false', 'sample: true'));
    edit(content('cities/dallas.yaml'), (text) => text.replace('555-23', '555-01'));
    edit(
      content('posts/pay-for-the-second-call.md'),
      (text) => `${text}\nSee https://a.example/b.\n`,
    );
    edit(content('claims.yaml'), (text) => text.replace('label: ', 'labels: '));
    writeFileSync(content('notes.yaml'), 'call: back');
    rmSync(content('navigation.yaml'));
    const { code, stdout } = await check();
    expect(code).toBe(1);
    for (const line of [
      'content/people.yaml:1: invented',
      'content/cities/dallas.yaml:7: phoneNumber: 555-0121 leads nowhere.',
      'content/claims.yaml:2: 0.label: ',
      'content/notes.yaml: the site does not use it.',
      'content/navigation.yaml: the file is missing.',
      "dist: was not built from the current content. Run 'npm run build'.",
    ]) {
      expect(stdout).toContain(`  ${line}`);
    }
    expect(stdout).toMatch(/second-call\.md:\d+: text: a\.example leads nowhere\./);
  });

  it('takes the owner’s answer to a finding by its point, and reports answers to none', async () => {
    const { root, check } = await createReadyProject();
    edit(join(root, 'content/cities/dallas.yaml'), (text) => text.replace('555-23', '555-01'));
    const [, point = ''] = /555-0121 leads nowhere.*\[(.+)\]/.exec((await check()).stdout) ?? [];
    const answer = (...answers: object[]) =>
      writeFileSync(join(root, 'content/launch.yaml'), JSON.stringify({ answers }));
    const reason = 'It is a line of the museum.';
    answer({ point, reason }, { point: 'nowhere-0', reason });
    const { stdout } = await check();
    expect(stdout).toContain(`[${point}] Answer: ${reason}`);
    expect(stdout).toContain(
      'content/launch.yaml answers nowhere-0, which this check does not report',
    );
    answer({ point, reason: 'no' });
    expect((await check()).stdout).toContain('answers.0.reason: must say why');
  });

  it('leaves a server without a content folder to server:check', async () => {
    const { root, check: checkAll, checkServer: check } = await createReadyProject();
    rmSync(join(root, 'content'), { recursive: true });
    rmSync(join(root, 'sample'));
    expect((await checkAll()).stderr).toContain('npm run server:check checks the server alone.');
    const { code, stdout } = await check();
    expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing is missing')]);
    const record = { ...createRecordFixture(), samples: ['content/people.yaml'] };
    writeFileSync(join(root, 'dist', siteRecordFile), JSON.stringify(record));
    expect((await check()).stdout).toContain('  content/people.yaml: invented.');
    rmSync(join(root, 'dist', siteRecordFile));
    expect((await check()).stderr).toMatch(/Run 'npm run build' first\.\n$/);
  });
});
