import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as z from 'zod/mini';

/** What was typed into a form, by the names of its fields. */
type Typed = Readonly<Record<string, string>>;

/** Whether the browser keeps what a tool holds; unknown before anything was kept. */
type Keeping = 'unknown' | 'kept' | 'refused';

export interface KeptForm {
  form: RefObject<HTMLFormElement | null>;
  typed: Typed;
  keeping: Keeping;
  /** Takes over what was typed into a field. */
  keep(name: string, text: string): void;
  /** Deletes what is kept. */
  forget(): void;
  /** Whether that was the last thing that happened. */
  isForgotten: boolean;
}

const typedSchema = z.record(z.string(), z.string());

/**
 * A form whose texts stay in this browser until they are deleted. What is found there was written by
 * an older page or by hand, so it is checked; what does not pass is not used.
 * @param key in the browser's storage
 */
export function useKeptForm(key: string): KeptForm {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({});
  // Two changes may come before the next render; each builds on the other.
  const latest = useRef<Typed>({});
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  const [isForgotten, setForgotten] = useState(false);

  function take(more: Typed): void {
    const next = { ...latest.current, ...more };
    latest.current = next;
    setTyped(next);
    setForgotten(false);
    setKeeping(attempt(() => localStorage.setItem(key, JSON.stringify(next))));
  }

  const begin = useEffectEvent((early: Typed) => {
    const found = readKept(key);
    if (found) {
      latest.current = found;
      setTyped(found);
      setKeeping('kept');
    }
    if (Object.keys(early).length > 0) take(early);
  });
  // What was typed before the script arrived is read before React writes its own state into the fields.
  const early = useRef<Typed>({});
  useLayoutEffect(() => {
    early.current = textsIn(form.current);
  }, []);
  useEffect(() => begin(early.current), []);

  return {
    form,
    typed,
    keeping,
    isForgotten,
    keep: (name, text) => take({ [name]: text }),
    forget() {
      latest.current = {};
      setTyped({});
      setForgotten(true);
      setKeeping(attempt(() => localStorage.removeItem(key)));
    },
  };
}

/** @returns the fields that hold something */
function textsIn(form: HTMLFormElement | null): Typed {
  if (!form) return {};
  const texts = [...new FormData(form)].filter(([, text]) => text !== '');
  return typedSchema.parse(Object.fromEntries(texts));
}

/** @returns what is kept under the key; undefined where there is nothing of that form */
function readKept(key: string): Typed | undefined {
  try {
    return z.safeParse(typedSchema, JSON.parse(localStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Storage may be blocked or full. */
function attempt(write: () => void): Keeping {
  try {
    write();
    return 'kept';
  } catch {
    return 'refused';
  }
}
