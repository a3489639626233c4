import type { ReactNode } from 'react';

interface NoticeProps {
  heading: string;
  children: ReactNode;
}

/**
 * A notice that must not be missed, set apart by a brass rule. Its heading has no level, as it may appear below any.
 */
export function Notice({ heading, children }: NoticeProps) {
  return (
    <aside className="callout" aria-label={heading}>
      <div className="callout-heading">{heading}</div>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </aside>
  );
}
