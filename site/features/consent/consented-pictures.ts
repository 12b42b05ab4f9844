/**
 * Lets pictures of other hosts take the place of drawn ones while marketing is allowed. Consent says
 * so with `data-marketing="granted"` on the document element, and a `consentchange` event on the
 * document whenever a visitor decides.
 */
export function startConsentedPictures(): void {
  const templates = [...document.querySelectorAll<HTMLTemplateElement>('[data-after-consent]')];
  const shown = new Map<HTMLTemplateElement, Element>();

  function update(): void {
    const granted = document.documentElement.dataset.marketing === 'granted';
    for (const template of templates) {
      if (!granted) remove(template);
      else if (!shown.has(template)) show(template);
    }
  }

  function show(template: HTMLTemplateElement): void {
    const picture = document.importNode(template.content, true).firstElementChild;
    if (!picture) return;
    // A picture that does not come leaves the drawn one as it was.
    picture.querySelector('img')?.addEventListener('error', () => picture.remove());
    shown.set(template, picture);
    template.after(picture);
  }

  function remove(template: HTMLTemplateElement): void {
    shown.get(template)?.remove();
    shown.delete(template);
  }

  document.addEventListener('consentchange', update);
  update();
}
