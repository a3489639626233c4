import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A link to another site: opens in a new tab and says so. */
export function OutwardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="outward" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="arrow-up-right" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
