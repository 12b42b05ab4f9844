const gone = '=;path=/;max-age=0';

/** Removes the cookies of that name on this host and on every domain above it. */
export function removeCookies(names: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!names.test(name)) continue;
    const labels = location.hostname.split('.');
    const domains = labels.map((_label, index) => `;domain=${labels.slice(index).join('.')}`);
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor on pages without TLS
      document.cookie = name + gone + domain;
    }
  }
}
