/** `npm run content:check` on copies of the fixture content with one error each. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { listHeadingIds } from '../../lib/content/check/texts.ts';
import { getContentSchema } from '../../lib/content/files.ts';
import { findContentErrors } from '../../owner/content-check.ts';
import { createTempDir } from '../server/support/temp-dir.ts';
import { fixtureContent } from '../support/fixture-content.ts';
import { getProcessEnv } from '../support/process-env.ts';

const cutover = 'posts/count-the-cutover-weekends.md';

function copyContent(change: (folder: string) => void): string {
  const folder = join(createTempDir(), 'content');
  cpSync(fixtureContent, folder, { recursive: true });
  change(folder);
  return folder;
}

/** Runs the check in this process. */
async function findErrorsAfter(change: (folder: string) => void): Promise<string[]> {
  const folder = copyContent(change);
  vi.stubEnv('CONTENT_DIR', folder);
  return (await findContentErrors()).map((sentence) => sentence.replaceAll(`${folder}/`, ''));
}

/** Runs the command as an owner does, on a copy of the content. */
function runCheckAfter(change: (folder: string) => void) {
  const folder = copyContent(change);
  const env = { ...getProcessEnv(), CONTENT_DIR: folder };
  const command = ['owner/content-check.ts'];
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { status, stdout: stdout.replaceAll(`${folder}/`, '') };
}

const edit = (name: string, from: string | RegExp, to: string) => (folder: string) => {
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

const words =
  (...lines: string[]) =>
  (folder: string) =>
    writeFileSync(join(folder, 'words.yaml'), lines.join('\n'));

const redirect =
  (...lines: string[]) =>
  (folder: string) =>
    writeFileSync(join(folder, 'redirects.yaml'), lines.join('\n'));

describe('content:check', () => {
  it('exits with 0 when the content has no errors', () => {
    const { status, stdout } = runCheckAfter(() => {});
    expect(status).toBe(0);
    expect(stdout).toContain('has no errors.');
  });

  it.each<[what: string, change: (folder: string) => void, error: string]>([
    [
      'a field that is missing',
      edit('brand/firm.yaml', /^phone:.*\n/m, ''),
      'brand/firm.yaml: phone: is missing',
    ],
    [
      'a file that is missing',
      (folder) => rmSync(join(folder, 'people.yaml')),
      'people.yaml: the file is missing',
    ],
    [
      'a city with an unknown person',
      edit('cities/dallas.yaml', 'person: otis-quill', 'person: otto-quill'),
      "cities/dallas.yaml: person: nobody in people.yaml has the id 'otto-quill'",
    ],
    [
      'a service with an unknown person',
      edit('services/interim-staffing.yaml', 'person: otis-quill', 'person: otto-quill'),
      "services/interim-staffing.yaml: person: nobody in people.yaml has the id 'otto-quill'",
    ],
    [
      'hours of an unknown person',
      edit('hours.yaml', 'person: ivy-tarn', 'person: ivy-term'),
      "hours.yaml: people.1.person: nobody in people.yaml has the id 'ivy-term'",
    ],
    [
      'an unknown person who answers the forms',
      edit('people.yaml', 'answers: ivy-tarn', 'answers: ivy-term'),
      'people.yaml: answers: must be the id of one of the people below',
    ],
    [
      'a word without its placeholder',
      words('form:', '  reference: Thank you.'),
      'words.yaml: form.reference: must keep {reference}',
    ],
    [
      'a word with an unknown placeholder',
      words('controls:', '  pause: Stop {thing}'),
      'words.yaml: controls.pause: cannot fill {thing}',
    ],
    [
      'an unknown word',
      words('controls:', '  paws: Pause'),
      'words.yaml: controls: has an unknown field: paws.',
    ],
    [
      'an invalid color',
      edit('brand/look.yaml', '"#4d5874"', 'slate'),
      'brand/look.yaml: colors.moss: must be a color such as "#0f2c26"',
    ],
    [
      'a color with an unknown name',
      edit('brand/look.yaml', 'moss:', 'slate:'),
      'brand/look.yaml: colors: has an unknown field: slate.',
    ],
    [
      'text with too little contrast',
      edit('brand/look.yaml', '"#4d5874"', '"#8a93a8"'),
      'brand/look.yaml: colors.moss: moss (#8a93a8) on paper (#f3f5fa) has a contrast of 2.82:1 and needs 4.5:1 for text (WCAG 1.4.3)',
    ],
    [
      'a line with too little contrast',
      edit('brand/look.yaml', '"#2f80ed"', '"#8ab8ff"'),
      'brand/look.yaml: colors.signal: signal (#8ab8ff) on paper (#f3f5fa) has a contrast of 1.85:1 and needs 3:1 for lines and display type (WCAG 1.4.11)',
    ],
    [
      'a typeface whose file is missing',
      edit('brand/look.yaml', 'juniper-gothic.woff2', 'grotesk.woff2'),
      'brand/look.yaml: typeface.files: there is no brand/grotesk.woff2',
    ],
    [
      'a typeface whose file is not a font',
      (folder) => writeFileSync(join(folder, 'brand/juniper-gothic.woff2'), 'Gothic'),
      'brand/look.yaml: typeface.files: brand/juniper-gothic.woff2 is no font',
    ],
    [
      'a typeface that is neither included nor has files',
      edit('brand/look.yaml', /\n {2}files: .*/, ''),
      'brand/look.yaml: typeface.family: Juniper Gothic is not here. Put its WOFF2 files beside look.yaml',
    ],
    [
      'a mark that is missing',
      (folder) => rmSync(join(folder, 'brand/mark.svg')),
      'brand/mark.svg: the file is missing',
    ],
    [
      'a mark that is not an SVG',
      (folder) => writeFileSync(join(folder, 'brand/mark.svg'), 'a fox'),
      'brand/mark.svg: is no SVG',
    ],
    [
      'a mark with a script',
      edit('brand/mark.svg', '<title>Juniper Row</title>', '<script>alert(1)</script>'),
      'brand/mark.svg: has a <script>. Take it out',
    ],
    [
      'a mark whose shape runs a script',
      edit('brand/mark.svg', 'r="10"/>', 'r="10" onclick="alert(1)"/>'),
      'brand/mark.svg: circle: onclick: is a script. Take it out',
    ],
    [
      'a mark with an image from another site',
      edit('brand/mark.svg', 'r="10"/>', 'r="10"/><image href="https://cdn.example/m.png"/>'),
      'brand/mark.svg: has a <image>, and a mark is made of plain shapes',
    ],
    [
      'a mark with an external reference',
      edit('brand/mark.svg', '#1a56b0', 'url(https://cdn.example/m.svg#a)'),
      'brand/mark.svg: circle: fill: refers to something else',
    ],
    [
      'a mark without a viewBox',
      edit('brand/mark.svg', 'viewBox="10 20 60 40"', ''),
      'brand/mark.svg: viewBox: is missing or wrong',
    ],
    [
      'an underline that starts outside the mark',
      edit('brand/look.yaml', 'colors:', 'underlineFrom: 61\ncolors:'),
      'brand/mark.svg: viewBox: is 60 wide, and underlineFrom in look.yaml is 61',
    ],
    [
      'an invalid reference prefix',
      edit('brand/firm.yaml', 'referencePrefix: JR', 'referencePrefix: juniper-row'),
      'brand/firm.yaml: referencePrefix: must be one to four capitals or digits',
    ],
    [
      'a file that nothing reads',
      (folder) => writeFileSync(join(folder, 'notes.yaml'), 'call: back'),
      'notes.yaml: nothing on the site reads it.',
    ],
    [
      'a link in a field that leads to no page',
      edit('pages/home.yaml', 'to: /testimonials', 'to: /praise'),
      'pages/home.yaml: benefits.links.1.to: /praise leads to no page',
    ],
    [
      'a link to a second address of a city',
      edit('pages/home.yaml', 'to: /testimonials', 'to: /locations/dallas'),
      'pages/home.yaml: benefits.links.1.to: /locations/dallas is a second address of its page. Link to /dallas-it-recruitment',
    ],
    [
      'a link in a text that leads to no page',
      edit(cutover, '/blog/ask-before-you-search', '/blog/ask-later'),
      `${cutover}: /blog/ask-later leads to no page`,
    ],
    [
      'a link to a page whose content is missing',
      (folder) => rmSync(join(folder, 'tools/scorecard.yaml')),
      'pages/sitemap.yaml: main.pages.',
    ],
    [
      'a link to talks that are missing',
      (folder) => rmSync(join(folder, 'videos.yaml')),
      'pages/blog.yaml: ways.links.3.to: /blog#talks leads to no anchor of /blog. Its anchors are #articles',
    ],
    [
      'figures without the page that explains them',
      (folder) => rmSync(join(folder, 'pages/how-we-count.yaml')),
      'pages/how-we-count.yaml: the file is missing. It explains the figures of claims.yaml',
    ],
    [
      'talks without the cookie banner, since they come from another host',
      (folder) => rmSync(join(folder, 'pages/consent.yaml')),
      'pages/consent.yaml: the file is missing. Talks and stock photos',
    ],
    [
      'a link to the list of articles when there is only one article',
      (folder: string) => {
        for (const list of ['articles', 'posts']) {
          const names = readdirSync(join(folder, list)).filter((name) => name.endsWith('.md'));
          const kept = list === 'posts' ? 'count-the-cutover-weekends.md' : '';
          for (const name of names) if (name !== kept) rmSync(join(folder, list, name));
        }
      },
      'pages/blog.yaml: ways.links.0.to: /blog#articles leads to no anchor of /blog. Its anchors are #talks',
    ],
    [
      'an anchor that is on no page',
      edit('pages/career-strategy.yaml', '/about#team', '/about#people'),
      'pages/career-strategy.yaml: schedule.to: /about#people leads to no anchor of /about',
    ],
    [
      'an anchor that is not a heading',
      edit('legal/privacy.md', '#types-of-cookies', '#kinds-of-cookies'),
      'legal/privacy.md: /cookies#kinds-of-cookies leads to no anchor of /cookies',
    ],
    [
      'an invalid web address',
      edit('brand/firm.yaml', /^siteUrl:.*$/m, 'siteUrl: juniper-row.example'),
      'brand/firm.yaml: siteUrl: must be a whole web address, such as https://www.example.com',
    ],
    [
      'an invalid email address',
      edit('brand/firm.yaml', /^email:.*$/m, 'email: hello@juniper-row'),
      'brand/firm.yaml: email: must be an email address, such as hello@example.com',
    ],
    [
      'an invalid year',
      edit('brand/firm.yaml', /^foundingYear:.*$/m, 'foundingYear: 19'),
      'brand/firm.yaml: foundingYear: must be a year in four digits',
    ],
    [
      'a claim with a chart that is not a number',
      edit('claims.yaml', /value: 12\b/, 'value: twelve'),
      "claims.yaml: 'days-to-fill' must be a number",
    ],
    [
      'a claim that does not say how it is counted',
      edit('claims.yaml', /^ {2}who: .*\n/m, ''),
      'claims.yaml: 0.who: is missing',
    ],
    [
      'two claims at one scale whose clocks differ',
      edit('claims.yaml', 'to: the acceptance', 'to: the first day'),
      "claims.yaml: days-to-fill and traditional-days-to-fill are drawn at one scale: 'from' and",
    ],
    [
      'a specimen slate of a missing service',
      edit('tools/specimen-slate.yaml', /^service: .*$/m, 'service: day-desk'),
      'is day-desk.yaml. Name another service, or delete the file',
    ],
    ['pay for a missing city', edit('pay.yaml', 'city: dallas', 'city: tulsa'), 'is tulsa.yaml'],
    [
      'pay for a missing guide',
      edit('pay.yaml', 'guides: [who-fills-the-night-desk]', 'guides: [day-desk]'),
      'is day-desk.md',
    ],
    [
      'a claim without an explanation',
      edit('pages/how-we-count.yaml', /^ +- placements\n/m, ''),
      "pages/how-we-count.yaml: groups: must have the claim 'placements' once",
    ],
    [
      'a missing city that the page of all cities shows first',
      (folder) => rmSync(join(folder, 'cities/little-rock.yaml')),
      'pages/city.yaml: all.first: no file in ',
    ],
    [
      'an industry of a city that is in no list',
      edit('cities/dallas.yaml', /^industries: .*$/m, 'industries: [Banking, Falconry]'),
      "cities/dallas.yaml: industries.1: 'Falconry' is not in ",
    ],
    [
      'an industry of a quote that is in no list',
      edit('testimonials.yaml', 'industry: Chemicals', 'industry: Falconry'),
      "testimonials.yaml: items.0.industry: 'Falconry' is not in ",
    ],
    [
      'an industry of a service that is in no list',
      edit('services/fox-fast-track.yaml', /industry: [^,\n]*/, 'industry: Falconry'),
      "services/fox-fast-track.yaml: clients.0.industry: 'Falconry' is not in ",
    ],
    [
      'an industry of a client company that is in no list',
      edit('clients.yaml', /industry: [^,}\n]*/, 'industry: Falconry '),
      "clients.yaml: companies.0.industry: 'Falconry' is not in ",
    ],
    [
      'a topic of a post that is in no list',
      edit(cutover, /^topic: .*$/m, 'topic: Falconry'),
      `${cutover}: topic: 'Falconry' is not in `,
    ],
    [
      'a tag of a person that is in no list',
      edit('people.yaml', /writes: \[/, 'writes: [Falconry, '),
      "people.yaml: items.2.writes.0: 'Falconry' is not in ",
    ],
    [
      'a post without text that does not say how long it will be',
      (folder) => {
        edit(cutover, /^minutes: .*\n/m, '')(folder);
        edit(cutover, /(?<=\n---\n)[\s\S]*/, '')(folder);
      },
      `${cutover}: minutes: is missing. A post without text`,
    ],
    [
      'a guide in an unknown group',
      edit('guides/who-fills-the-night-desk.md', /^group: .*$/m, 'group: nights'),
      "guides/who-fills-the-night-desk.md: group: no group in pages/guides.yaml has the id 'nights'",
    ],
    [
      'a missing featured post',
      edit('pages/sitemap.yaml', 'the-desk-by-the-window', 'the-desk-by-the-door'),
      "pages/sitemap.yaml: posts.featured: no post is 'the-desk-by-the-door'",
    ],
    [
      'a missing post of the toolbox',
      edit('tools/toolbox.yaml', 'post: count-the-cutover-weekends', 'post: count-the-weekends'),
      "tools/toolbox.yaml: moments.0.from: no post is 'count-the-weekends'. Name the file of one",
    ],
    [
      'a draft in the toolbox',
      edit(cutover, 'title:', 'draft: true\ntitle:'),
      "tools/toolbox.yaml: moments.0.from: 'count-the-cutover-weekends' is not published yet (a draft)",
    ],
    [
      'two posts with one address',
      (folder) =>
        cpSync(
          join(folder, 'articles/ask-before-you-search.md'),
          join(folder, 'articles/not-found.md'),
        ),
      'articles/not-found.md: another page has the address /blog/not-found',
    ],
    [
      'a missing picture',
      edit(cutover, 'Everyone involved', '![A desk](./desk.png) Everyone involved'),
      `${cutover}: the picture ./desk.png is missing. Add its file`,
    ],
    [
      'a link without a leading slash',
      edit(cutover, '/blog/ask-before-you-search', 'ask-before-you-search'),
      `${cutover}: ask-before-you-search leads to no page. Correct the path`,
    ],
    [
      'a link that names the site in full',
      edit(cutover, '/blog/ask-before-you-search', 'https://juniper-row.example/blog/ask-later'),
      `${cutover}: /blog/ask-later leads to no page`,
    ],
    [
      'a link in a mail that leads to no page',
      edit('pages/newsletter.yaml', '/blog/count-the-cutover-weekends', '/blog/weekends'),
      'pages/newsletter.yaml: letters.welcome.posts.0.to: /blog/weekends leads to no page',
    ],
    [
      'an unknown page in the sitemap list',
      edit('pages/sitemap.yaml', 'to: /career-strategy', 'to: /careers'),
      'pages/sitemap.yaml: main.pages.4.to: /careers leads to no page',
    ],
    [
      'a link to a draft',
      edit('articles/ask-before-you-search.md', 'title:', 'draft: true\ntitle:'),
      `${cutover}: /blog/ask-before-you-search leads to a post that is not published yet (a draft)`,
    ],
    [
      'a range where the chart needs a number',
      edit('claims.yaml', /value: 12\b/, 'value: 10 to 14'),
      "claims.yaml: 'days-to-fill' must be a number: it is drawn. Write a whole one",
    ],
    [
      'more days than the chart can show',
      edit('claims.yaml', /value: 12\b/, 'value: 45'),
      "claims.yaml: 'days-to-fill' must be at most 31, since the chart draws each day. Without 'traditional-days-to-fill' there is no chart",
    ],
    [
      'days of a service that end before they begin',
      edit('services/fox-fast-track.yaml', 'least: 4, most: 9', 'least: 14, most: 10'),
      'services/fox-fast-track.yaml: days.least: must not be more than most',
    ],
    [
      'a folder of cities without a city',
      (folder) => {
        for (const name of readdirSync(join(folder, 'cities')))
          rmSync(join(folder, 'cities', name));
      },
      'cities: must have at least one file',
    ],
    [
      'a redirect that leads to no page',
      redirect('/our-team: /team'),
      'redirects.yaml: /our-team: /team leads to no page',
    ],
    [
      'a redirect that hides a page',
      redirect('/about.html: /contact'),
      'redirects.yaml: /about.html: is a page of the site, which the redirect would hide',
    ],
    [
      'a redirect of an endpoint',
      redirect('/api/consultations: /contact'),
      'redirects.yaml: /api/consultations: is an address of the server',
    ],
    [
      'a redirect loop',
      redirect('/one: /two', '/two: /three', '/three: /one'),
      'redirects.yaml: /one: leads in a circle: /one → /two → /three → /one',
    ],
    [
      'the same old address twice',
      redirect('/one: /about', '/one.html: /contact'),
      'redirects.yaml: /one.html: is listed twice, as /one',
    ],
    [
      'a mark without a note',
      edit(cutover, '[^1]:', '[^2]:'),
      `${cutover}: the note [^1] is missing`,
    ],
  ])('finds %s', async (_, change, error) => {
    expect((await findErrorsAfter(change)).join('\n')).toContain(error);
  });

  it('exits with 1 and names each error', () => {
    const { status, stdout } = runCheckAfter(edit('brand/firm.yaml', /^phone:.*\n/m, ''));
    expect(status).toBe(1);
    expect(stdout).toContain('brand/firm.yaml: phone: is missing');
    expect(stdout).toMatch(/has \d+ errors?\./);
  });

  it('names errors of different kinds in one run, each once', async () => {
    const errors = await findErrorsAfter((folder) => {
      edit('people.yaml', /^ {4}role: .*\n/m, '')(folder);
      edit('pages/home.yaml', 'to: /testimonials', 'to: /praise')(folder);
      edit('cities/dallas.yaml', /^industries: .*$/m, 'industries: [Falconry]')(folder);
      rmSync(join(folder, 'brand/mark.svg'));
      redirect('/our-team: /team')(folder);
      writeFileSync(join(folder, 'notes.yaml'), 'call: back');
    });
    expect(errors.map((error) => error.split(': ').slice(0, 2).join(': '))).toEqual([
      'people.yaml: items.0.role',
      'brand/mark.svg: the file is missing',
      'cities/dallas.yaml: industries.0',
      'pages/home.yaml: benefits.links.1.to',
      'redirects.yaml: /our-team',
      'notes.yaml: nothing on the site reads it. Move it out of ',
    ]);
  });

  it('notes the letters that the typeface lacks, with the file and the place', () => {
    const { status, stdout } = runCheckAfter((folder) => {
      edit('people.yaml', /^ {4}name: .*$/m, '    name: Şerife Ökçün 漢 👋')(folder);
      edit(cutover, 'Everyone involved', 'Ңobody involved')(folder);
    });
    expect(stdout).toMatch(
      /^Note: people\.yaml: items\.0\.name: Juniper Gothic has no .*“漢”, so /m,
    );
    expect(stdout).toMatch(/^Note: posts\/count-the-cutover-weekends\.md: line \d+: .* “Ң”/m);
    expect(stdout).not.toContain('👋');
    expect(status).toBe(0);
  });

  it('accepts drafts that have only a title', async () => {
    const errors = await findErrorsAfter((folder) => {
      for (const name of ['posts/one', 'articles/two', 'guides/three'])
        writeFileSync(join(folder, `${name}.md`), '---\ntitle: An idea\ndraft: true\n---\n');
    });
    expect(errors).toEqual([]);
  });
});

it('files of another name have no schema', () => {
  expect(getContentSchema('posts/Not A Slug.md')).toBeUndefined();
  expect(getContentSchema('drafts/post.md')).toBeUndefined();
});

it('gives headings the ids that Astro gives them', () => {
  const text = [
    '## Week 1: what changes?',
    '### The `brief`, and *why*',
    '## Read [the guide](/guides/offers) first ##',
    '## Café rules',
    '## Week 1: what changes?',
    '```',
    '## no heading',
    '```',
  ].join('\n');
  expect(listHeadingIds(text)).toEqual([
    'week-1-what-changes',
    'the-brief-and-why',
    'read-the-guide-first',
    'café-rules',
    'week-1-what-changes-1',
  ]);
});
