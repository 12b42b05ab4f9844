/** The toasts of the page, without React: the code that renders them loads with the first toast. */
import type { Toast, ToastEntry, ToastStore } from './Toaster.tsx';

/** Limits of docs/product.md, Toasts and tooltips. */
const maxToasts = 5;
const removeAfterMs = 1_000_000;

let entries: readonly ToastEntry[] = [];
let lastId = 0;
let round = 0;
const listeners = new Set<() => void>();

function setEntries(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

export const getToasts = () => entries;

/** Closes a toast. It leaves the screen now and the list later. */
export function dismissToast(id: number): void {
  setEntries(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => setEntries(entries.filter((entry) => entry.id !== id)), removeAfterMs);
}

const store: ToastStore = {
  getToasts,
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  dismiss: dismissToast,
};

/** @returns whether the toast is visible: false when the code that renders it did not load */
export function showToast(toast: Toast): Promise<boolean> {
  lastId += 1;
  if (toast.kind === 'default') dismissErrors();
  if (!entries.some(({ open }) => open)) round += 1;
  const next = [...entries, { ...toast, id: lastId, open: true, round }];
  while (next.length > maxToasts) {
    const closed = next.findIndex(({ open }) => !open);
    next.splice(Math.max(closed, 0), 1);
  }
  setEntries(next);
  return mountToaster();
}

/** A success replaces the errors before it. */
function dismissErrors(): void {
  for (const { id, kind, open } of entries) if (open && kind === 'destructive') dismissToast(id);
}

const loadToaster = () => import('./Toaster.tsx');

/** Loads the renderer early: a toast may have to report that there is no network. */
export function prepareToasts(): void {
  loadToaster().catch(() => {});
}

let mounted: Promise<boolean> | null = null;

function mountToaster(): Promise<boolean> {
  mounted ??= loadToaster().then(
    (toaster) => {
      const element = document.getElementById('toasts');
      if (element) toaster.mountToaster(element, store);
      return element !== null;
    },
    () => {
      mounted = null;
      setEntries([]);
      return false;
    },
  );
  return mounted;
}
