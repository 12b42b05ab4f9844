import { tryStorage } from '../storage.ts';

type MotionState = 'running' | 'held' | 'stopped';

interface Motion {
  /** The moving element. Pointer or focus on it hold the motion. */
  region: HTMLElement;
  /** Its pause button, if that is elsewhere; pointer and focus on it count too. */
  button?: HTMLElement | null;
  /** Key under which the session remembers that the visitor paused the motion. */
  name: string;
  /**
   * Called at once and after each change.
   * @param state running, held for a moment, or stopped by the visitor or by reduced motion
   * @param paused whether the visitor paused it
   */
  onChange: (state: MotionState, paused: boolean) => void;
}

interface MotionGovernor {
  /** Pauses or resumes, and remembers the choice for the visit. */
  toggle: () => void;
  /** Removes all listeners. */
  end: () => void;
}

/**
 * Moves an element only while it is on screen, in a visible tab, without pointer or focus on it, not paused
 * by the visitor, and never under prefers-reduced-motion (WCAG 2.2.2; docs/product.md, Movement).
 */
export function governMotion({ region, button, name, onChange }: Motion): MotionGovernor {
  const controller = new AbortController();
  const { signal } = controller;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const parts = [region, ...(button ? [button] : [])];
  // The pointer or the focus may be there before the script.
  const holds = {
    pointer: matchMedia('(hover: hover)').matches && parts.some((part) => part.matches(':hover')),
    focus: parts.some(hasVisibleFocus),
    offscreen: true,
  };
  let paused = readPaused(name);
  let last = '';

  const update = () => {
    const isHeld = holds.pointer || holds.focus || holds.offscreen || document.hidden;
    const state = paused || reducedMotion.matches ? 'stopped' : isHeld ? 'held' : 'running';
    if (`${state} ${paused}` !== last) onChange(state, paused);
    last = `${state} ${paused}`;
  };
  const hold = (kind: keyof typeof holds, value: boolean) => {
    holds[kind] = value;
    update();
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    for (const part of parts) part.addEventListener(type, listener, { signal });
  };

  // Touch has no hover: a tap would hold the motion forever.
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') hold('pointer', isOver);
  };
  on('pointerenter', hover(true));
  on('pointerleave', hover(false));
  // A press leaves the focus on a control, but must not hold the motion.
  on('focusin', () => hold('focus', parts.some(hasVisibleFocus)));
  on('focusout', () => hold('focus', false));
  document.addEventListener('visibilitychange', update, { signal });
  reducedMotion.addEventListener('change', update, { signal });
  const visibility = new IntersectionObserver(([entry]) =>
    hold('offscreen', !entry?.isIntersecting),
  );
  visibility.observe(region);
  signal.addEventListener('abort', () => visibility.disconnect());
  update();
  return {
    toggle() {
      paused = !paused;
      savePaused(name, paused);
      // Play starts at once, although pointer and focus are on the button.
      Object.assign(holds, { pointer: false, focus: false });
      update();
    },
    end: () => controller.abort(),
  };
}

const hasVisibleFocus = (part: HTMLElement) =>
  part.matches(':focus-visible') || part.querySelector(':focus-visible') !== null;

interface PausableMotion extends Omit<Motion, 'onChange'> {
  onChange: (state: MotionState) => void;
}

/** Governs a motion outside of React and keeps its pause button up to date. */
export function governPausableMotion({ button, onChange, ...motion }: PausableMotion): void {
  const { toggle } = governMotion({
    ...motion,
    button,
    onChange(state, paused) {
      const { pauseLabel = '', playLabel = '' } = button?.dataset ?? {};
      button?.toggleAttribute('data-stopped', paused);
      button?.setAttribute('aria-label', paused ? playLabel : pauseLabel);
      onChange(state);
    },
  });
  button?.addEventListener('click', toggle);
}

const getStorageKey = (name: string) => `paused:${name}`;

/** Storage may be blocked; then the choice lasts until the page is left. */
const readPaused = (name: string): boolean =>
  tryStorage(() => sessionStorage.getItem(getStorageKey(name)) !== null) ?? false;

const savePaused = (name: string, paused: boolean): void =>
  tryStorage(() => {
    if (paused) sessionStorage.setItem(getStorageKey(name), '1');
    else sessionStorage.removeItem(getStorageKey(name));
  });
