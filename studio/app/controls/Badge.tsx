import type { ReactNode } from 'react';
import './badge.css';

/** What a badge says: `error` and `warning` are of findings, `changed` of what is not saved. */
export type Tone = 'plain' | 'accent' | 'good' | 'warning' | 'error' | 'changed';

/** A word or a number beside something. `label` says in words what a number alone would not. */
export function Badge({
  tone = 'plain',
  label,
  children,
}: {
  tone?: Tone;
  label?: string;
  children: ReactNode;
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className="unseen">{label}</span>
        </>
      )}
    </span>
  );
}
