import type { ReactNode } from 'react';
import './badge.css';

/** Meaning of a badge: `error` and `warning` for findings, `changed` for unsaved edits. */
export type Tone = 'plain' | 'accent' | 'good' | 'warning' | 'error' | 'changed';

/** A word or a number beside something. `label` is the accessible name where a number alone would be unclear. */
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
