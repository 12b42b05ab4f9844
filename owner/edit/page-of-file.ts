/** Which page of the site shows a content file. */

/** Folders whose pages lie under another name. */
const folders: Readonly<Record<string, string>> = {
  posts: '/blog/',
  articles: '/blog/',
  cities: '/locations/',
  pages: '/',
  'own-pages': '/',
  legal: '/',
};

/** Files whose page has another name. */
const files: Readonly<Record<string, string>> = {
  'pages/home.yaml': '/',
  'pages/city.yaml': '/locations',
  'pages/legal.yaml': '/privacy',
  'pages/newsletter.yaml': '/blog',
  'people.yaml': '/about',
  'claims.yaml': '/how-we-count',
  'testimonials.yaml': '/testimonials',
  'videos.yaml': '/blog',
  'form-fields.yaml': '/contact',
};

/** @returns paths that may be its page, the likeliest first; the home page shows a bit of everything */
export function pagesOfFile(name: string): string[] {
  const named = files[name];
  if (named) return [named];
  const [, folder = '', id = ''] = /^(?:(.+)\/)?([^/]+)\.\w+$/.exec(name) ?? [];
  const under = folders[folder] ?? `/${folder}/`;
  return [...(folder ? [under + id, `/${id}`, under.replace(/\/$/, '')].filter(Boolean) : []), '/'];
}
