/**
 * Links the manifest once the page stands: browsers fetch it on sight, on a connection that the
 * first view needs, though only a device that keeps the site on its home screen reads it.
 */
export function linkManifest(): void {
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/site.webmanifest">');
}
