import { type ReactNode, useId } from 'react';
import './panel.css';

interface PanelProps {
  title: string;
  /** Buttons in the line of the title. */
  actions?: ReactNode;
  /** What stays below the title while the rest scrolls. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A part of the studio with a title: what is inside scrolls. */
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
