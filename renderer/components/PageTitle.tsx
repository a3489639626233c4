import type { ReactNode } from 'react';

interface PageTitleProps {
  kicker: string;
  heading: string;
  lead: ReactNode;
  children?: ReactNode;
}

/** The header of a page meant for reading rather than selling: on paper, without a picture. */
export function PageTitle({ kicker, heading, lead, children }: PageTitleProps) {
  return (
    <header className="page-title">
      <div className="wrap">
        <p className="kicker">{kicker}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </header>
  );
}
