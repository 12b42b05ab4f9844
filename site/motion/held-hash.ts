/** Removes the hash from the address of a page that is being opened, so that the browser does not jump to it. */
export const holdHash = (): void =>
  history.replaceState({ heldHash: location.hash }, '', location.pathname + location.search);

/**
 * Puts it back into the address, without a jump.
 * @returns whether there was one
 */
export function restoreHeldHash(): boolean {
  const heldHash: unknown = history.state?.heldHash;
  if (typeof heldHash !== 'string') return false;
  history.replaceState(null, '', location.pathname + location.search + heldHash);
  return true;
}
