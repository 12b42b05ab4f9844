/** How long a saved answer is confirmed, in milliseconds (docs/product.md, Consent). */
const savedTime = 3000;

/** Says that the answer of this form was saved; what saves it is consent-forms.ts, on any page. */
export function startPreferenceCenter(form: HTMLFormElement): void {
  const said = form.querySelector<HTMLOutputElement>('output');
  if (!said) return;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function say(words = '', saved = false): void {
    if (said) said.textContent = words;
    form.toggleAttribute('data-saved', saved);
  }
  form.addEventListener('submit', () => {
    // The change comes while this submit is handled.
    document.addEventListener(
      'consentchange',
      ({ detail: { kept } }) => {
        const { message, notKept } = said.dataset;
        say(kept ? message : notKept, kept);
        clearTimeout(timer);
        timer = setTimeout(say, savedTime);
      },
      { once: true },
    );
  });
}
