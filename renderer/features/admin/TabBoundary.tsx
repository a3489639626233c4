import { Component, type ReactNode } from 'react';
import { reloadPage } from './ways.ts';

/** Says so where the code of a tab could not be loaded; the other tabs stay. */
export class TabBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="admin-panel" role="alert">
        <p>This part could not be loaded.</p>
        <button className="button ghost" type="button" onClick={reloadPage}>
          Load again
        </button>
      </div>
    );
  }
}
