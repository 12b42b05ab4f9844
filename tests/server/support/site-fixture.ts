import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Hours } from '../../../lib/content/schemas/hours.ts';
import { type SiteRecord, siteRecordFile } from '../../../lib/site-record.ts';
import { createSiteRecord } from '../../../site/build/site-record.ts';
import { loadFixture, readBrand } from '../../support/fixture-content.ts';

const files: Record<string, string> = {
  'index.html': '<!doctype html><h1>Home</h1>',
  'services.html': `<!doctype html><h1>Services</h1>${'<p>ERP</p>'.repeat(200)}`,
  'services/executive-professional-search.html': '<!doctype html><h1>Executive search</h1>',
  'blog/not-found.html': '<!doctype html><h1>Blog Post Not Found</h1>',
  'locations/dallas.html': '<!doctype html><h1>Dallas</h1>',
  'services/interim-staffing.html': '<!doctype html><h1>Interim staffing</h1>',
  '404.html': '<!doctype html><h1>That page is not here.</h1>',
  'robots.txt': 'User-agent: *\n',
  'llms.txt': '# Juniper Row\n',
  'site.webmanifest': '{"name":"Juniper Row"}',
  'favicon.ico': 'icon',
  'social/home.png': 'picture',
  '.well-known/security.txt': 'Contact: mailto:desk@juniper-row.example\n',
  '.well-known/gpc.json': '{"gpc":true}',
  '_astro/menu.BxT3k9.js': 'export const menu = 1;\n',
  'newsletter-result.html': [
    '<!doctype html><title>{{title}}</title><h1>{{title}}</h1><p>{{description}}</p>',
    '{{#act}}<form method="post" action="{{act.action}}">',
    '<input type="hidden" name="token" value="{{act.token}}"><button>{{act.button}}</button></form>{{/act}}',
    '{{#again}}<input name="email" value="{{again.email}}">',
    '{{#again.invalid}}<i>invalid</i>{{/again.invalid}}{{/again}}',
    '{{#sent}}<b>sent</b>{{/sent}}',
  ].join(''),
  'appointment.html': [
    '<!doctype html><title>{{title}}</title><h1>{{title}}</h1><p>{{description}}</p><i>{{reference}}</i>',
    '{{#appointment}}<b>{{date}}, {{time}}|{{firmTime}}|{{with}}|{{how}}|{{room}}|{{moveUrl}}</b>{{/appointment}}',
    '{{#picker}}<s>{{zoneName}}|{{firmZoneName}}|{{lengthMinutes}}</s>{{#zones}}{{#options}}{{value}} {{/options}}{{/zones}}',
    '{{#days}}<h2>{{iso}}</h2>{{#times}}<input name="start" value="{{value}}">{{time}} {{firmTime}} {{person}}{{/times}}{{/days}}',
    '<u>{{person}}</u>{{#phone}}<input name="phone" value="{{value}}"><em>{{error}} {{advice}}</em>{{/phone}}{{/picker}}',
  ].join(''),
  'form-result.html': [
    '<!doctype html><title>{{title}}</title><h1>{{title}}</h1><p>{{description}}</p>',
    '{{#home}}<i>home form</i>{{/home}}{{#contact}}<i>contact form</i>{{/contact}}{{#career}}<i>career form</i>{{/career}}<button>{{book}}</button>',
    '{{#sent}}<b>Reference {{reference}}</b>{{/sent}}',
    '{{#booking}}<a href="{{url}}">{{#times}}<q>{{date}}, {{time}}</q>{{/times}}</a>{{#phone}}<input name="phone">{{/phone}}{{/booking}}',
    '{{#call}}<p>{{name}}: {{length}}</p>{{/call}}',
    '{{#dated}}<s>{{received.date}}, {{received.time}}</s><s>{{reply.date}}, {{reply.time}}</s>{{/dated}}',
    '<ul>{{#errors}}<li>{{field}}|{{message}}</li>{{/errors}}</ul>',
    '{{#values}}<input name="name" value="{{name}}"><textarea>{{message}}</textarea>{{/values}}',
    '{{#error}}<em>{{email}}</em>{{/error}}<input name="campaign" value="{{campaign}}">',
  ].join(''),
};

const addresses = {
  redirects: { '/our-team': '/services#top', '/old/service': '/services/interim-staffing' },
  fallbacks: {
    services: '/services/executive-professional-search',
    locations: '/locations/dallas',
  },
};
const sites = resolve('.cache/small-sites');
let firm: SiteRecord | undefined;

/** The site record of the fixture content, with the addresses of the small site, no own fields and no booking. */
export function createRecordFixture(): SiteRecord {
  firm ??= createSiteRecord(loadFixture(), readBrand().siteUrl);
  const { booking: _, ...rest } = firm;
  return { ...rest, addresses, formFields: [] };
}

/** The hours of the fixture content. @param changes to them */
export function createBookingFixture(
  changes: Partial<Hours> = {},
): Required<SiteRecord>['booking'] {
  firm ??= createSiteRecord(loadFixture(), readBrand().siteUrl);
  if (!firm.booking) throw new Error('the fixture content has no hours');
  return { ...firm.booking, hours: { ...firm.booking.hours, ...changes } };
}

/** Writes a site record. @returns its folder */
export function writeRecord(folder: string, changes: Partial<SiteRecord> = {}): string {
  const record = { ...createRecordFixture(), ...changes };
  writeFileSync(join(folder, siteRecordFile), JSON.stringify(record));
  return folder;
}

/**
 * A small built site with compressed copies, as the build does. Tests share it.
 * @param changes to the site record
 * @returns its folder
 */
export function createSiteFixture(changes: Partial<SiteRecord> = {}): string {
  const record = { ...createRecordFixture(), ...changes };
  const digest = createHash('sha256')
    .update(JSON.stringify([files, record]))
    .digest('hex');
  const folder = join(sites, digest.slice(0, 16));
  if (existsSync(folder)) return folder;
  const temporary = `${folder}.${process.pid}`;
  writeSiteFixture(temporary, changes);
  try {
    renameSync(temporary, folder);
  } catch {
    // Another worker was faster.
    rmSync(temporary, { recursive: true });
  }
  return folder;
}

/** Writes the small built site to a folder that a test changes. */
export function writeSiteFixture(folder: string, changes: Partial<SiteRecord> = {}): string {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  return writeRecord(folder, changes);
}
