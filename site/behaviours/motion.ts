/**
 * One rule for everything that moves by itself (WCAG 2.2.2; decisions, "Pages' details"): it runs
 * only while it is on screen, in a visible tab, not under the pointer or the focus, not stopped by
 * its pause button, and never under prefers-reduced-motion. The choice holds for the visit.
 */
export type MotionState = 'running' | 'held' | 'stopped';

interface Governed {
  /** What moves; the pointer and the focus on it hold it. */
  region: Element;
  /** The name its pause button carries in `data-pauses`. */
  name: string;
  /** Called at once and at each change: running, held for a moment, or stopped by choice. */
  onChange: (state: MotionState) => void;
}

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)');

/** @returns a function that lets go of everything again */
export function governMotion({ region, name, onChange }: Governed): () => void {
  const end = new AbortController();
  const { signal } = end;
  const reduced = stillness();
  const button = document.querySelector<HTMLButtonElement>(`[data-pauses="${name}"]`);
  const holds = { pointer: false, focus: false, away: true };
  let stopped = recall(name);
  let last: MotionState | undefined;

  const update = () => {
    button?.toggleAttribute('data-stopped', stopped);
    const held = holds.pointer || holds.focus || holds.away || document.hidden;
    const state = stopped || reduced.matches ? 'stopped' : held ? 'held' : 'running';
    if (state !== last) onChange(state);
    last = state;
  };
  const hold = (kind: keyof typeof holds, value: boolean) => () => {
    holds[kind] = value;
    update();
  };

  region.addEventListener('mouseenter', hold('pointer', true), { signal });
  region.addEventListener('mouseleave', hold('pointer', false), { signal });
  region.addEventListener('focusin', (event) => hold('focus', event.target !== button)(), {
    signal,
  });
  region.addEventListener('focusout', hold('focus', false), { signal });
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

const key = (name: string) => `paused:${name}`;

/** Storage may be blocked; then the choice lasts as long as the page. */
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
    // Nothing to do: the button still works on this page.
  }
}
