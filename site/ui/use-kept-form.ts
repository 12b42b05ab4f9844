import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { tryStorage } from '../storage.ts';

/** Values by the names of their fields. */
type FormValues = Readonly<Record<string, string>>;

/** Whether the browser stores the values; unknown until the script runs. */
export type Keeping = 'unknown' | 'kept' | 'refused';

export interface KeptForm {
  form: RefObject<HTMLFormElement | null>;
  typed: FormValues;
  keeping: Keeping;
  /** Stores the text of a field. */
  keep(name: string, text: string): void;
  /** Deletes everything. */
  forget(): void;
  /** Restores what `forget` deleted. */
  undo(): void;
  /** The last of these actions; null once something was typed after it. */
  lastAction: 'deleted' | 'restored' | null;
  /** Whether `undo` would restore anything. */
  canUndo: boolean;
}

const valuesSchema = z.record(z.string(), z.string());

/**
 * Stores the values of a form in this browser until they are deleted. Invalid stored values are ignored.
 * @param key in local storage
 */
export function useKeptForm(key: string): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<FormValues>({});
  // Two changes may precede the next render, and the second builds on the first.
  const latest = useRef<FormValues>({});
  const [deleted, setDeleted] = useState<FormValues>({});
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  const [lastAction, setLastAction] = useState<KeptForm['lastAction']>(null);

  function show(next: FormValues, action: KeptForm['lastAction']): void {
    latest.current = next;
    setTyped(next);
    setLastAction(action);
  }

  function store(next: FormValues, action: KeptForm['lastAction'] = null): void {
    show(next, action);
    setKeeping(attempt(() => localStorage.setItem(key, JSON.stringify(next))));
  }

  const begin = useEffectEvent(() => {
    // Read now, because React is about to write its state into the fields.
    const early = readTexts(form.current);
    const kept = readKept(key);
    if (Object.keys(early).length > 0) store({ ...kept, ...early });
    else {
      if (kept) show(kept, null);
      setKeeping(probeStorage(key));
    }
  });
  // A layout effect runs before the browser can handle another key.
  useLayoutEffect(() => begin(), []);

  return {
    form,
    typed,
    keeping,
    lastAction,
    canUndo: lastAction === 'deleted' && Object.keys(deleted).length > 0,
    keep: (name, text) => store({ ...latest.current, [name]: text }),
    forget() {
      setDeleted(latest.current);
      show({}, 'deleted');
      setKeeping(attempt(() => localStorage.removeItem(key)));
    },
    undo: () => store(deleted, 'restored'),
  };
}

/**
 * Adds values to those of a form on another page.
 * @param key in local storage
 * @returns whether the browser stored them
 */
export const addKept = (key: string, values: FormValues): boolean =>
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...readKept(key), ...values }))) ===
  'kept';

/** @returns the fields that are not empty */
function readTexts(form: HTMLFormElement | null): FormValues {
  if (!form) return {};
  const texts = [...new FormData(form)].filter(([, text]) => text !== '');
  return valuesSchema.parse(Object.fromEntries(texts));
}

/** @returns what is stored under the key; undefined if that is missing or invalid */
const readKept = (key: string): FormValues | undefined =>
  tryStorage(() => z.safeParse(valuesSchema, JSON.parse(localStorage.getItem(key) ?? '')).data);

/** Writes and removes a probe, because storage may be blocked or full. */
const probeStorage = (key: string): Keeping =>
  attempt(() => {
    const probe = `${key}-probe`;
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
  });

const attempt = (write: () => void): Keeping =>
  tryStorage((): Keeping => {
    write();
    return 'kept';
  }) ?? 'refused';
