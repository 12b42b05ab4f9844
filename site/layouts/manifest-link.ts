/**
 * Links the manifest once the page has loaded: browsers fetch it at once, on a connection that the
 * first view needs, though only installing the site on a home screen uses it.
 */
export function linkManifest(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
}
