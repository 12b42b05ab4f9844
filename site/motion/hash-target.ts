/** Wait before scrolling to a hash target, in milliseconds (docs/product.md, Addresses). */
const scrollDelay = 100;

/** Scrolls to the target of the address's hash, smoothly where motion is welcome; focus follows. */
function goToHash(): void {
  const target =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  // A target that takes focus by itself, such as a field, stays in the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** On arrival with a hash, and on each change of it (docs/product.md, Addresses). */
export function startHashTargets(): void {
  const later = () => setTimeout(goToHash, scrollDelay);
  if (location.hash) later();
  addEventListener('hashchange', later);
}
