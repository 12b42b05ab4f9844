/** Writes the visitor's year over the build's, unless the visitor's clock is behind the build. */
export function showCurrentYear(place: HTMLElement): void {
  const year = new Date().getFullYear();
  if (year > Number(place.textContent)) place.textContent = String(year);
}
