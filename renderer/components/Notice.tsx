import type { ReactNode } from 'react';

interface NoticeProps {
  heading: string;
  children: ReactNode;
}

/** Something that must not be missed, set apart by a brass rule. */
export function Notice({ heading, children }: NoticeProps) {
  return (
    <aside className="callout" aria-label={heading}>
      <h3>{heading}</h3>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </aside>
  );
}
