import { type SearchChoice, searchChoices } from '../../../contracts/search-kinds.ts';

/** Which kind of page is shown. */
export interface KindFilter {
  choice(): SearchChoice;
  /** A choice that there is not changes nothing. */
  choose(choice: string): void;
  /** @param numbers how many there are of each; undefined hides the filter */
  count(numbers: ReadonlyMap<SearchChoice, number> | undefined): void;
  label(choice: SearchChoice): string;
  focus(): void;
}

/** @param changed called once somebody has chosen */
export function startKindFilter(form: HTMLFormElement, changed: () => void): KindFilter {
  const radios = new Map(
    searchChoices.map((choice) => [
      choice,
      form.querySelector<HTMLInputElement>(`[value="${choice}"]`),
    ]),
  );
  const numberOf = (choice: SearchChoice) => form.querySelector(`[data-number="${choice}"]`);

  form.addEventListener('change', changed);
  form.addEventListener('submit', (event) => event.preventDefault());
  return {
    choice: () => searchChoices.find((choice) => radios.get(choice)?.checked) ?? 'all',
    choose(next) {
      const radio = searchChoices.find((choice) => choice === next);
      const chosen = radio && radios.get(radio);
      if (chosen) chosen.checked = true;
    },
    count(numbers) {
      form.hidden = !numbers;
      for (const choice of searchChoices) {
        const place = numberOf(choice);
        if (place) place.textContent = String(numbers?.get(choice) ?? 0);
      }
    },
    label: (choice) => radios.get(choice)?.dataset.label ?? '',
    focus: () => form.querySelector<HTMLElement>(':checked')?.focus(),
  };
}
