import { Component, type ReactNode } from 'react';
import type { Words } from '../../../schemas/words/words.ts';
import { reloadPage } from './leave-page.ts';

interface BoundaryProps {
  words: Words['admin'];
  children: ReactNode;
}

/** Shows a message where a tab's code could not be loaded; the other tabs keep working. */
export class TabBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { words, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className="admin-panel" role="alert">
        <p>{words.notLoaded}</p>
        <button className="button ghost" type="button" onClick={reloadPage}>
          {words.loadAgain}
        </button>
      </div>
    );
  }
}
