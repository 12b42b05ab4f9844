/** Toasts, without React: what shows them is loaded with the first one. */
export interface Toast {
  kind: 'default' | 'destructive';
  title: string;
  description: string;
  /** Set where the page announces the same by itself, as when it moves the focus to it. */
  silent?: boolean;
}
export interface ToastEntry extends Toast {
  id: number;
  open: boolean;
  /** The same for all toasts that were on screen together. */
  round: number;
}

/** Limits; times in milliseconds (docs/product.md, Toasts and tooltips). */
export const toastLimits = {
  atOnce: 5,
  displayTime: 5000,
  swipeThreshold: 50,
  removeAfter: 1_000_000,
} as const;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
let round = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export const currentToasts = () => entries;

/** @returns a function that ends the subscription */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes a toast. It leaves the screen now and the store later. */
export function dismissToast(id: number): void {
  set(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => set(entries.filter((entry) => entry.id !== id)), toastLimits.removeAfter);
}

/** A failure is over when something succeeds. */
function dismissFailures(): void {
  for (const { id, kind, open } of entries) if (open && kind === 'destructive') dismissToast(id);
}

/** @returns whether it can be seen; not when its renderer could not be loaded */
export function showToast(toast: Toast): Promise<boolean> {
  lastId += 1;
  if (toast.kind === 'default') dismissFailures();
  if (!entries.some(({ open }) => open)) round += 1;
  const next = [...entries, { ...toast, id: lastId, open: true, round }];
  while (next.length > toastLimits.atOnce) {
    const closed = next.findIndex(({ open }) => !open);
    next.splice(Math.max(closed, 0), 1);
  }
  set(next);
  return mountToaster();
}

const loadToaster = () => import('./Toaster.tsx');

/** Fetches the renderer ahead of need, since a toast may have to say that there is no network. */
export function prepareToasts(): void {
  loadToaster().catch(() => {});
}

let mounted: Promise<boolean> | null = null;

function mountToaster(): Promise<boolean> {
  mounted ??= loadToaster().then(
    ({ mountToaster: mount }) => {
      const place = document.getElementById('toasts');
      if (place) mount(place);
      return place !== null;
    },
    () => {
      mounted = null;
      set([]);
      return false;
    },
  );
  return mounted;
}
