/** Hydrates React islands, each in an error boundary. Replaces Astro's own script. */
import hydrateIn from '@astrojs/react/client.js';
import { Component, type ComponentType, type ReactNode } from 'react';
import { showStatic } from './show-static.ts';

type Hydrate = ReturnType<typeof hydrateIn>;

export default (island: HTMLElement): Hydrate => {
  const hydrate = hydrateIn(island);
  const server = { html: island.innerHTML, input: readInput(island) };
  return (Part: ComponentType<Record<string, unknown>>, ...rest) =>
    hydrate(
      (props: Record<string, unknown>) => (
        <IslandBoundary island={island} server={server}>
          <Part {...props} />
        </IslandBoundary>
      ),
      ...rest,
    );
};

interface Props {
  island: HTMLElement;
  /** The island's HTML and the visitor's input before React took over. */
  server: { html: string; input: Input };
  children: ReactNode;
}

/**
 * The error boundary of each island. After an error it restores the HTML of the server. It keeps the
 * visitor's input then, and also when React replaces HTML that it cannot hydrate, as on translated pages.
 */
class IslandBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  override state = { failed: false };

  override componentDidMount(): void {
    const { island, server } = this.props;
    if (this.state.failed) this.restoreServer(server.input);
    else restoreInput(server.input, island);
  }

  override getSnapshotBeforeUpdate(_props: Props, before: { failed: boolean }): Input | null {
    return this.state.failed && !before.failed ? readInput(this.props.island) : null;
  }

  override componentDidUpdate(_props: Props, _state: unknown, input: Input | null): void {
    if (input) this.restoreServer(input);
  }

  restoreServer(input: Input): void {
    const { island, server } = this.props;
    // React renders nothing here from now on.
    island.innerHTML = server.html;
    showStatic(island);
    restoreInput(input, island);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The controls of an island. They keep the visitor's values after they are removed from the page. */
interface Input {
  controls: Control[];
  focused: Element | null;
}

const findControls = (island: HTMLElement): Control[] => [
  ...island.querySelectorAll<Control>('input, textarea'),
];

const readInput = (island: HTMLElement): Input => ({
  controls: findControls(island),
  focused: document.activeElement,
});

/** Copies the values of removed controls to those that replace them, as if the visitor typed them. */
function restoreInput({ controls, focused }: Input, island: HTMLElement): void {
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
