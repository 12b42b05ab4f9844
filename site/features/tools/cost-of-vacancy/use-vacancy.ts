import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  type VacancyParameter,
  vacancyParameters,
} from '../../../../lib/forms/query-parameters.ts';
import { calculateVacancyCost, type VacancyFigures } from './vacancy-cost.ts';
import {
  formatFigure,
  formatQuery,
  mapFigures,
  parseQuery,
  pickFigures,
  readFigure,
} from './vacancy-figures.ts';

const formatFigures = (figures: Partial<VacancyFigures>) =>
  mapFigures((name) => formatFigure(figures[name]));

/**
 * The figures of the calculator: the example until the address or the visitor gives others. A field
 * shows its error once the visitor has left it.
 * @param form holds the values typed before the script loaded
 */
export function useVacancy(
  form: RefObject<HTMLFormElement | null>,
  example: Partial<VacancyFigures>,
) {
  const [texts, setTexts] = useState(() => formatFigures(example));
  /** `nonsense` also shows the example, because the figures in the address are invalid. */
  const [source, setSource] = useState<'example' | 'nonsense' | 'visitor'>('example');
  const [left, setLeft] = useState<ReadonlySet<VacancyParameter>>(new Set());

  const inputs = mapFigures((name) => readFigure(name, texts[name]));
  const figures = pickFigures(inputs);
  const query = formatQuery(figures);

  const begin = useEffectEvent(() => {
    const linked = parseQuery(location.search);
    if (linked === 'nonsense') setSource('nonsense');
    else if (linked !== 'none') show(formatFigures(linked));
    else showTyped();
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    if (source === 'visitor') updateAddress(query);
  }, [query, source]);

  function show(next: typeof texts): void {
    setTexts(next);
    setSource('visitor');
  }

  /** Shows the values typed before the script loaded, and checks the fields left since. */
  function showTyped(): void {
    if (!form.current) return;
    const values = new FormData(form.current);
    const typed = mapFigures((name) => String(values.get(name) ?? ''));
    const changed = vacancyParameters.filter((name) => typed[name] !== texts[name]);
    if (changed.length === 0) return;
    show(typed);
    const { activeElement } = document;
    const inUse = activeElement instanceof HTMLInputElement ? activeElement.name : '';
    setLeft(new Set(changed.filter((name) => name !== inUse)));
  }

  return {
    texts,
    figures,
    cost: calculateVacancyCost(figures),
    source,
    /** The sentence beside a field. */
    getError(name: VacancyParameter): string | undefined {
      const input = inputs[name];
      return left.has(name) && 'error' in input ? input.error : undefined;
    },
    change(name: VacancyParameter, text: string) {
      setTexts((current) => ({ ...current, [name]: text }));
      setSource('visitor');
    },
    leave: (name: VacancyParameter) => setLeft((current) => new Set([...current, name])),
    clear() {
      setLeft(new Set());
      show(formatFigures({}));
    },
    showExample() {
      setLeft(new Set());
      setTexts(formatFigures(example));
      setSource('example');
      updateAddress('');
    },
  };
}

function updateAddress(query: string): void {
  if (query === location.search) return;
  try {
    history.replaceState(history.state, '', location.pathname + query + location.hash);
  } catch {
    // Safari throws on the hundredth call within ten seconds; the next figure updates the address.
  }
}
