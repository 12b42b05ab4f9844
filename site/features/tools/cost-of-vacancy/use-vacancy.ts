import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type VacancyParameter, vacancyParameters } from '../../../../lib/forms/endpoints.ts';
import { calculateVacancyCost, type VacancyFigures } from './vacancy-cost.ts';
import {
  formatFigure,
  formatQuery,
  mapFigures,
  parseQuery,
  pickFigures,
  readFigure,
} from './vacancy-figures.ts';

type Texts = Record<VacancyParameter, string>;

const formatFigures = (figures: Partial<VacancyFigures>): Texts =>
  mapFigures((name) => formatFigure(figures[name]));

/**
 * The figures of the calculator: the example until there are others, in the address or typed. An
 * error is shown once its field has been left, and from then on as it changes.
 * @param form holds what was typed before the script arrived
 */
export function useVacancy(
  form: RefObject<HTMLFormElement | null>,
  example: Partial<VacancyFigures>,
) {
  const [texts, setTexts] = useState(() => formatFigures(example));
  const [shown, setShown] = useState<'example' | 'nonsense' | 'given'>('example');
  const [left, setLeft] = useState<ReadonlySet<VacancyParameter>>(new Set());

  const read = useMemo(() => mapFigures((name) => readFigure(name, texts[name])), [texts]);
  const figures = useMemo(() => pickFigures(read), [read]);

  const begin = useEffectEvent(() => {
    const asked = parseQuery(location.search);
    if (asked === 'nonsense') setShown('nonsense');
    else if (asked !== 'none') take(formatFigures(asked));
    else takeTyped();
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (shown === 'given') updateAddress(formatQuery(figures));
  }, [figures, shown]);

  function take(next: Texts): void {
    setTexts(next);
    setShown('given');
  }

  /** What was typed before the script arrived; a field that was left since is checked. */
  function takeTyped(): void {
    if (!form.current) return;
    const given = new FormData(form.current);
    const typed = mapFigures((name) => String(given.get(name) ?? ''));
    const changed = vacancyParameters.filter((name) => typed[name] !== texts[name]);
    if (changed.length === 0) return;
    take(typed);
    const { activeElement } = document;
    const inUse = activeElement instanceof HTMLInputElement ? activeElement.name : '';
    setLeft(new Set(changed.filter((name) => name !== inUse)));
  }

  return {
    texts,
    figures,
    cost: useMemo(() => calculateVacancyCost(figures), [figures]),
    shown,
    /** The sentence beside a field. */
    getError(name: VacancyParameter): string | undefined {
      const typed = read[name];
      return left.has(name) && 'error' in typed ? typed.error : undefined;
    },
    change(name: VacancyParameter, text: string) {
      setTexts((now) => ({ ...now, [name]: text }));
      setShown('given');
    },
    leave: (name: VacancyParameter) => setLeft((now) => new Set([...now, name])),
    clear() {
      setLeft(new Set());
      take(formatFigures({}));
    },
    showExample() {
      setLeft(new Set());
      setTexts(formatFigures(example));
      setShown('example');
      updateAddress('');
    },
  };
}

/** Updates the address to what is shown. */
function updateAddress(query: string): void {
  if (query === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  } catch {
    // Safari throws on the hundredth call within ten seconds; the next figure updates the address.
  }
}
