type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of an island. They keep the visitor's values after they are removed from the page. */
export interface Input {
  controls: Control[];
  focused: Element | null;
}

const findControls = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('input, textarea'),
];

export const readInput = (island: HTMLElement): Input => ({
  controls: findControls(island),
  focused: document.activeElement,
});

/** Copies the values of removed controls to those that replace them, as if the visitor typed them. */
export function restoreInput({ controls, focused }: Input, island: HTMLElement): void {
  const removed = controls.filter((control) => !control.isConnected);
  if (removed.length === 0) return;
  const current = findControls(island);
  for (const control of removed) {
    const replacement = current.find((other) => isSame(control, other));
    if (!replacement) continue;
    copyValue(control, replacement);
    if (control === focused) moveCaret(control, replacement);
  }
}

const isSame = (a: Control, b: Control) =>
  a.id === b.id && a.name === b.name && (a.type !== 'radio' || a.value === b.value);

function copyValue(control: Control, replacement: Control): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    if (replacement instanceof HTMLInputElement && control.checked !== replacement.checked)
      replacement.click();
  } else if (control.value !== replacement.value) {
    // React overrides `value` on the element and would ignore the change.
    Reflect.set(Object.getPrototypeOf(replacement), 'value', control.value, replacement);
    replacement.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

function moveCaret(control: Control, replacement: Control): void {
  replacement.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = control;
  // Null in a field of type email.
  if (selectionStart !== null) replacement.setSelectionRange(selectionStart, selectionEnd);
}
