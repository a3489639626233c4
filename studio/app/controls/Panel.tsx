import { type ReactNode, useId } from 'react';
import './panel.css';

interface PanelProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Pinned below the title while the rest scrolls. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A titled part of the studio with scrolling content. */
export function Panel({ title, actions, tools, children }: PanelProps) {
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <header className="part-head">
        <h2 id={heading}>{title}</h2>
        {actions}
      </header>
      {tools && <div className="panel-tools">{tools}</div>}
      <div className="panel-body">{children}</div>
    </section>
  );
}
