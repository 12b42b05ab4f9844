import { Component, type ReactNode } from 'react';
import { showStatic } from './show-static.ts';
import { type Input, readInput, restoreInput } from './visitor-input.ts';

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
export class IslandBoundary extends Component<Props, { failed: boolean }> {
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
