import type { InputEvent } from 'react';

/** Lets a text area grow where the browser does not do it by itself (`field-sizing`). */
export function growWithText({ currentTarget }: InputEvent<HTMLElement>): void {
  if (CSS.supports('field-sizing', 'content')) return;
  currentTarget.style.height = 'auto';
  currentTarget.style.height = `${currentTarget.scrollHeight}px`;
}
