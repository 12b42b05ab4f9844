/**
 * One rule for everything that moves by itself (WCAG 2.2.2; docs/product.md, Movement): it runs
 * only while it is on screen, in a visible tab, not under the pointer or the focus, not stopped by
 * its pause button, and never under prefers-reduced-motion. The choice holds for the visit.
 */
export type MotionState = 'running' | 'held' | 'stopped';

interface Governed {
  /** The moving element; pointer or focus on it hold the motion. */
  region: HTMLElement;
  /** The name in its pause button's `data-pauses`. */
  name: string;
  /** Called at once and at each change: running, held for a moment, or stopped by choice. */
  onChange: (state: MotionState) => void;
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

/** @returns a function that removes all listeners */
export function governMotion({ region, name, onChange }: Governed): () => void {
  const end = new AbortController();
  const { signal } = end;
  const reduced = stillness();
  const button = document.querySelector<HTMLButtonElement>(`[data-pauses="${name}"]`);
  const holds = { pointer: false, focus: false, away: true };
  let stopped = recall(name);
  let last: MotionState | undefined;

  const update = () => {
    if (button) mark(button, stopped);
    const held = holds.pointer || holds.focus || holds.away || document.hidden;
    const state = stopped || reduced.matches ? 'stopped' : held ? 'held' : 'running';
    if (state !== last) onChange(state);
    last = state;
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => region.addEventListener(type, listener, { signal });
  const hold = (kind: keyof typeof holds, value: boolean) => () => {
    holds[kind] = value;
    update();
  };

  // Touch has no hover: a tap would hold the motion for good.
  const hover = (value: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hold('pointer', value)();
  };
  // Nor does a press, though it leaves the focus there.
  let pressing = false;
  const press = (value: boolean) => () => {
    pressing = value;
  };

  on('pointerenter', hover(true));
  on('pointerleave', hover(false));
  on('mousedown', press(true));
  on('focusin', ({ target }) => hold('focus', target !== button && !pressing)());
  on('focusout', hold('focus', false));
  document.addEventListener('mouseup', press(false), { signal });
  document.addEventListener('visibilitychange', update, { signal });
  reduced.addEventListener('change', update, { signal });
  button?.addEventListener(
    'click',
    () => {
      stopped = !stopped;
      remember(name, stopped);
      update();
    },
    { signal },
  );
  const watching = new IntersectionObserver(([entry]) => hold('away', !entry?.isIntersecting)());
  watching.observe(region);
  signal.addEventListener('abort', () => watching.disconnect());
  update();
  return () => end.abort();
}

/** Sets the button's sign, label and accessible name to what a press would do. */
function mark(button: HTMLButtonElement, stopped: boolean): void {
  button.toggleAttribute('data-stopped', stopped);
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-label', label.replace(/^(Pause|Play)/, stopped ? 'Play' : 'Pause'));
}

const key = (name: string) => `paused:${name}`;

/** Storage may be blocked; then the choice lasts for the page only. */
function recall(name: string): boolean {
  try {
    return sessionStorage.getItem(key(name)) !== null;
  } catch {
    return false;
  }
}

function remember(name: string, stopped: boolean): void {
  try {
    if (stopped) sessionStorage.setItem(key(name), '1');
    else sessionStorage.removeItem(key(name));
  } catch {
    // Storage is blocked: the button still works on this page.
  }
}
