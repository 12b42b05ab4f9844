/**
 * Fits rendered Markdown to readers of feeds, which show it away from the site: addresses become
 * whole, and inline styles, which they strip or distrust, go.
 *
 * @param address the post's own, for links within it
 */
export function feedHtml(rendered: string, address: string): string {
  return rendered
    .replace(/ (href|src)="(?=[/#])([^"]*)"/g, (_, name: string, path: string) => {
      return ` ${name}="${new URL(path, address).href}"`;
    })
    .replace(/ style="[^"]*"/g, '');
}
