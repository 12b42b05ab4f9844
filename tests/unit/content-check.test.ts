/** `npm run content:check` on copies of the fixture content with one error each. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFileKind } from '../../lib/content/files.ts';
import { getProcessEnv } from '../support/process-env.ts';
import {
  type Change,
  copyContent,
  createBatches,
  edit,
  findErrorsAfter,
  findMissed,
  type Row,
  remove,
  whole,
  write,
} from './support/content-changes.ts';

const cutover = 'posts/count-the-cutover-weekends.md';

const words = (...lines: string[]) => write('words.yaml', ...lines);
const redirect = (...lines: string[]) => write('redirects.yaml', ...lines);

/** Runs the command as an owner does, on a copy of the content. */
function runCheckAfter(...changes: Change[]) {
  const folder = copyContent(changes);
  const env = { ...getProcessEnv(), CONTENT_DIR: folder };
  const command = ['owner/content-check.ts'];
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout: stdout.replaceAll(`${folder}/`, '') };
}

const errors: Row[] = [
  [edit('brand/firm.yaml', /^phone:.*\n/m, ''), 'brand/firm.yaml: phone: is missing'],
  [remove('people.yaml'), 'people.yaml: the file is missing'],
  [
    edit('cities/dallas.yaml', 'person: otis-quill', 'person: otto-quill'),
    "cities/dallas.yaml: person: 'otto-quill': nobody in people.yaml has this id",
  ],
  [
    edit('services/interim-staffing.yaml', 'person: otis-quill', 'person: otto-quill'),
    "services/interim-staffing.yaml: person: 'otto-quill': nobody in people.yaml has this id",
  ],
  [
    edit('hours.yaml', 'person: ivy-tarn', 'person: ivy-term'),
    "hours.yaml: people.1.person: 'ivy-term': nobody in people.yaml has this id",
  ],
  [
    edit('people.yaml', 'answers: ivy-tarn', 'answers: ivy-term'),
    "people.yaml: answers: 'ivy-term': nobody in people.yaml has this id",
  ],
  [words('form:', '  reference: Thank you.'), 'words.yaml: form.reference: must keep {reference}'],
  [words('controls:', '  pause: Stop {thing}'), 'words.yaml: controls.pause: cannot fill {thing}'],
  [words('controls:', '  paws: Pause'), 'words.yaml: controls: has an unknown field: paws.'],
  [
    edit('brand/look.yaml', '"#4d5874"', 'slate'),
    'brand/look.yaml: colors.moss: must be a color such as "#0f2c26"',
  ],
  [
    edit('brand/look.yaml', 'moss:', 'slate:'),
    'brand/look.yaml: colors: has an unknown field: slate.',
  ],
  [
    edit('brand/look.yaml', '"#4d5874"', '"#8a93a8"'),
    'brand/look.yaml: colors.moss: moss (#8a93a8) on paper (#f3f5fa) has a contrast of 2.82:1 and needs 4.5:1 for text (WCAG 1.4.3)',
  ],
  [
    edit('brand/look.yaml', '"#2f80ed"', '"#8ab8ff"'),
    'brand/look.yaml: colors.signal: signal (#8ab8ff) on paper (#f3f5fa) has a contrast of 1.85:1 and needs 3:1 for lines and display type (WCAG 1.4.11)',
  ],
  [
    edit('brand/look.yaml', 'juniper-gothic.woff2', 'grotesk.woff2'),
    'brand/look.yaml: typeface.files: there is no brand/grotesk.woff2',
  ],
  [
    write('brand/juniper-gothic.woff2', 'Gothic'),
    'brand/look.yaml: typeface.files: brand/juniper-gothic.woff2 is no font',
  ],
  [
    edit('brand/look.yaml', /\n {2}files: .*/, ''),
    'brand/look.yaml: typeface.family: Juniper Gothic is not here. Put its WOFF2 files beside look.yaml',
  ],
  [remove('brand/mark.svg'), 'brand/mark.svg: the file is missing'],
  [write('brand/mark.svg', 'a fox'), 'brand/mark.svg: is no SVG'],
  [
    edit('brand/mark.svg', 'r="10"/>', 'r="10"/><image href="https://cdn.example/m.png"/>'),
    'brand/mark.svg: has a <image>, and a mark is made of plain shapes',
  ],
  [
    edit('brand/mark.svg', '#1a56b0', 'url(https://cdn.example/m.svg#a)'),
    'brand/mark.svg: circle: fill: refers to something else',
  ],
  [
    edit('brand/look.yaml', 'colors:', 'underlineFrom: 61\ncolors:'),
    'brand/mark.svg: viewBox: is 60 wide, and underlineFrom in look.yaml is 61',
  ],
  [
    edit('brand/firm.yaml', 'referencePrefix: JR', 'referencePrefix: juniper-row'),
    'brand/firm.yaml: referencePrefix: must be one to four capitals or digits',
  ],
  [write('notes.yaml', 'call: back'), 'notes.yaml: nothing on the site reads it.'],
  [
    edit('pages/home.yaml', 'to: /testimonials', 'to: /praise'),
    'pages/home.yaml: benefits.links.1.to: /praise leads to no page',
  ],
  [
    edit('pages/home.yaml', 'to: /testimonials', 'to: /locations/dallas'),
    'pages/home.yaml: benefits.links.1.to: /locations/dallas is a second address of its page. Link to /dallas-it-recruitment',
  ],
  [
    edit(cutover, '/blog/ask-before-you-search', '/blog/ask-later'),
    `${cutover}: /blog/ask-later leads to no page`,
  ],
  [remove('tools/scorecard.yaml'), 'pages/sitemap.yaml: main.pages.'],
  [
    whole((folder) => {
      rmSync(join(folder, 'pages/how-we-count.yaml'));
      edit('pages/sitemap.yaml', /^.*\/how-we-count.*\n/m, '').apply(folder);
      edit('own-pages/desk-jobs.yaml', '[another page](/how-we-count)', 'a page').apply(folder);
    }),
    'pages/how-we-count.yaml: is missing. It explains the figures of claims.yaml',
  ],
  [remove('pages/consent.yaml'), 'pages/consent.yaml: is missing. Talks and stock photos'],
  [
    edit('pages/services.yaml', 'days-to-present', 'days-to-nowhere'),
    "pages/services.yaml: statistics.claims.0: 'days-to-nowhere': no claim in claims.yaml has this id",
  ],
  [
    edit('brand/firm.yaml', /^siteUrl:.*$/m, 'siteUrl: juniper-row.example'),
    'brand/firm.yaml: siteUrl: must be a whole web address, such as https://www.example.com',
  ],
  [
    edit('brand/firm.yaml', /^email:.*$/m, 'email: hello@juniper-row'),
    'brand/firm.yaml: email: must be an email address, such as hello@example.com',
  ],
  [
    edit('brand/firm.yaml', /^foundingYear:.*$/m, 'foundingYear: 19'),
    'brand/firm.yaml: foundingYear: must be a year in four digits',
  ],
  [
    edit('claims.yaml', /value: 12\b/, 'value: twelve'),
    "claims.yaml: 0: 'days-to-fill' must be a number",
  ],
  [edit('claims.yaml', /^ {2}who: .*\n/m, ''), 'claims.yaml: 0.who: is missing'],
  [
    edit('claims.yaml', 'to: the acceptance', 'to: the first day'),
    "'days-to-fill' and 'traditional-days-to-fill' are drawn at one scale: 'from' and 'to' must agree",
  ],
  [
    edit('tools/specimen-slate.yaml', /^service: .*$/m, 'service: day-desk'),
    "tools/specimen-slate.yaml: service: 'day-desk': no file in services/ has this name",
  ],
  [edit('pay.yaml', 'city: dallas', 'city: tulsa'), "'tulsa': no file in cities/ has this name"],
  [
    edit('pay.yaml', 'guides: [who-fills-the-night-desk]', 'guides: [day-desk]'),
    "'day-desk': no file in guides/ has this name",
  ],
  [
    edit('pages/how-we-count.yaml', /^ +- placements\n/m, ''),
    "pages/how-we-count.yaml: groups: must have the claim 'placements' once",
  ],
  [
    remove('cities/little-rock.yaml'),
    "pages/city.yaml: all.first: 'little-rock': no file in cities/ has this name",
  ],
  [
    edit('cities/dallas.yaml', /^industries: .*$/m, 'industries: [Banking, Falconry]'),
    "cities/dallas.yaml: industries.1: 'Falconry': is not in ",
  ],
  [
    edit('testimonials.yaml', 'industry: Chemicals', 'industry: Falconry'),
    "testimonials.yaml: items.0.industry: 'Falconry': is not in ",
  ],
  [
    edit('services/fox-fast-track.yaml', /industry: [^,\n]*/, 'industry: Falconry'),
    "services/fox-fast-track.yaml: clients.0.industry: 'Falconry': is not in ",
  ],
  [
    edit('clients.yaml', /industry: [^,}\n]*/, 'industry: Falconry '),
    "clients.yaml: companies.0.industry: 'Falconry': is not in ",
  ],
  [edit(cutover, /^topic: .*$/m, 'topic: Falconry'), `${cutover}: topic: 'Falconry': is not in `],
  [
    edit('people.yaml', /writes: \[/, 'writes: [Falconry, '),
    "people.yaml: items.2.writes.0: 'Falconry': is not in ",
  ],
  [
    edit(cutover, /^minutes: .*\n([\s\S]*\n---\n)[\s\S]*/m, '$1'),
    `${cutover}: minutes: is missing. A post without text`,
  ],
  [
    edit('guides/who-fills-the-night-desk.md', /^group: .*$/m, 'group: nights'),
    "guides/who-fills-the-night-desk.md: group: 'nights': no group in pages/guides.yaml has this id",
  ],
  [
    edit('pages/sitemap.yaml', 'the-desk-by-the-window', 'the-desk-by-the-door'),
    "pages/sitemap.yaml: posts.featured.2: 'the-desk-by-the-door': no file in posts/ or articles/ has this name",
  ],
  [
    edit('tools/toolbox.yaml', 'post: count-the-cutover-weekends', 'post: count-the-weekends'),
    "tools/toolbox.yaml: moments.0.from.0.post: 'count-the-weekends': no file in posts/ or articles/ has this name",
  ],
  [
    edit(cutover, 'title:', 'draft: true\ntitle:'),
    "tools/toolbox.yaml: moments.0.from.0.post: 'count-the-cutover-weekends' is not published yet (a draft)",
  ],
  [
    whole((folder) =>
      cpSync(
        join(folder, 'articles/ask-before-you-search.md'),
        join(folder, 'articles/not-found.md'),
      ),
    ),
    'articles/not-found.md: another page has the address /blog/not-found',
  ],
  [
    edit(cutover, 'Everyone involved', '![A desk](./desk.png) Everyone involved'),
    `${cutover}: the picture ./desk.png is missing. Add its file`,
  ],
  [
    edit(cutover, '/blog/ask-before-you-search', 'ask-before-you-search'),
    `${cutover}: ask-before-you-search leads to no page. Correct the path`,
  ],
  [
    edit(cutover, '/blog/ask-before-you-search', 'https://juniper-row.example/blog/ask-later'),
    `${cutover}: /blog/ask-later leads to no page`,
  ],
  [
    edit('pages/newsletter.yaml', '/blog/count-the-cutover-weekends', '/blog/weekends'),
    'pages/newsletter.yaml: letters.welcome.posts.0.to: /blog/weekends leads to no page',
  ],
  [
    edit('pages/sitemap.yaml', 'to: /career-strategy', 'to: /careers'),
    'pages/sitemap.yaml: main.pages.4.to: /careers leads to no page',
  ],
  [
    edit('articles/ask-before-you-search.md', 'title:', 'draft: true\ntitle:'),
    `${cutover}: /blog/ask-before-you-search leads to a text that is not published yet (a draft)`,
  ],
  [
    edit('claims.yaml', /value: 12\b/, 'value: 10 to 14'),
    "claims.yaml: 0: 'days-to-fill' must be a number: it is drawn. Write a whole one",
  ],
  [
    edit('claims.yaml', /value: 12\b/, 'value: 45'),
    "claims.yaml: 0: 'days-to-fill' must be at most 31, since the chart draws each day. Without 'traditional-days-to-fill' there is no chart",
  ],
  [
    edit('services/fox-fast-track.yaml', 'least: 4, most: 9', 'least: 14, most: 10'),
    'services/fox-fast-track.yaml: days.least: must not be more than most',
  ],
  [
    whole((folder) => rmSync(join(folder, 'cities'), { recursive: true })),
    "pages/city.yaml: all.first: 'little-rock': no file in cities/ has this name",
  ],
  [redirect('/our-team: /team'), 'redirects.yaml: /our-team: /team leads to no page'],
  [
    redirect('/about.html: /contact'),
    'redirects.yaml: /about.html: is a page of the site, which the redirect would hide',
  ],
  [
    redirect('/api/consultations: /contact'),
    'redirects.yaml: /api/consultations: is an address of the server',
  ],
  [
    redirect('/one: /two', '/two: /three', '/three: /one'),
    'redirects.yaml: /one: leads in a circle: /one → /two → /three → /one',
  ],
  [
    redirect('/one: /about', '/one.html: /contact'),
    'redirects.yaml: /one.html: is listed twice, as /one',
  ],
  [edit(cutover, '[^1]:', '[^2]:'), `${cutover}: the note [^1] is missing`],
];

describe('content:check', () => {
  it.each(createBatches(errors).map((batch) => [batch]))('finds %j', async (batch) => {
    expect(await findMissed(batch)).toEqual([]);
  });

  it('exits with 1 and names each error', () => {
    const { status, stdout } = runCheckAfter(edit('brand/firm.yaml', /^phone:.*\n/m, ''));
    expect(status).toBe(1);
    expect(stdout).toMatch(/^brand\/firm\.yaml(?::\d+)?: phone: is missing$/m);
    expect(stdout).toMatch(/has \d+ errors?\./);
  });

  it('blames no other file for a wrong email address and phone number of the firm', async () => {
    const found = await findErrorsAfter(
      edit('brand/firm.yaml', /^email: .*/m, 'email: desk'),
      edit('brand/firm.yaml', /^phone: .*/m, 'phone: "12"'),
      edit('cities/dallas.yaml', /^email: .*/m, 'email: "{email}"'),
      edit('cities/dallas.yaml', /^phoneNumber: .*/m, 'phoneNumber: "{phone}"'),
    );
    expect(found.map((error) => error.split(': ').slice(0, 2).join(': '))).toEqual([
      'brand/firm.yaml: email',
      'brand/firm.yaml: phone',
    ]);
  });

  it('names errors of different kinds in one run, each once', async () => {
    const found = await findErrorsAfter(
      edit('people.yaml', /^ {4}role: .*\n/m, ''),
      edit('pages/home.yaml', 'to: /testimonials', 'to: /praise'),
      edit('cities/dallas.yaml', /^industries: .*$/m, 'industries: [Falconry]'),
      redirect('/our-team: /team'),
      write('notes.yaml', 'call: back'),
    );
    expect(found.map((error) => error.split(': ').slice(0, 2).join(': ')).toSorted()).toEqual([
      'cities/dallas.yaml: industries.0',
      'notes.yaml: nothing on the site reads it. Move it out of ',
      'pages/home.yaml: benefits.links.1.to',
      'people.yaml: items.0.role',
      'redirects.yaml: /our-team',
    ]);
  });

  it('notes the letters that the typeface lacks, with the file and the place', () => {
    const { status, stdout } = runCheckAfter(
      edit('people.yaml', /^ {4}name: .*$/m, '    name: Şerife Ökçün 漢 👋'),
      edit(cutover, 'Everyone involved', 'Ңobody involved'),
    );
    expect(stdout).toMatch(
      /^Note: people\.yaml:\d+: items\.0\.name: Juniper Gothic has no .*“漢”, so /m,
    );
    expect(stdout).toMatch(/^Note: posts\/count-the-cutover-weekends\.md:\d+: text: .* “Ң”/m);
    expect(stdout).not.toContain('👋');
    expect([status, stdout]).toEqual([0, expect.stringContaining('has no errors.')]);
  });

  it('accepts drafts that have only a title', async () => {
    const draft = (file: string) => write(file, '---', 'title: An idea', 'draft: true', '---', '');
    const files = ['posts/one.md', 'articles/two.md', 'guides/three.md'];
    expect(await findErrorsAfter(...files.map(draft))).toEqual([]);
  });
});

it('files of another name have no schema', () => {
  expect(findFileKind('posts/Not A Slug.md')).toBeUndefined();
  expect(findFileKind('drafts/post.md')).toBeUndefined();
});
