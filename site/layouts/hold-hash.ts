/**
 * An inline script for the head: removes the hash from the address of a page that is being opened, so
 * that the browser does not jump to its target before motion/hash-target.ts scrolls there. A page
 * that is reloaded or returned to is restored to its position, and keeps its hash.
 */
export const holdHash =
  'if(location.hash[1]&&!/^(reload|back)/.test(performance.getEntriesByType("navigation")[0]?.type))' +
  'history.replaceState({heldHash:location.hash},"",location.pathname+location.search)';
