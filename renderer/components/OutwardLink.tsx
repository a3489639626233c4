import type { ReactNode } from 'react';
import type { Site } from '../context/site.ts';
import { Icon } from './Icon.tsx';

interface OutwardLinkProps {
  href: string;
  site: Site;
  children: ReactNode;
}

/** A link to another site: opens in a new tab and says so. Its arrow does not wrap away from the last word. */
export function OutwardLink({ href, site, children }: OutwardLinkProps) {
  const text = typeof children === 'string' ? children : '';
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <a className="outward" href={href} target="_blank" rel="noopener noreferrer">
      {text === '' ? children : text.slice(0, lastWord)}
      <span className="outward-end">
        {text.slice(lastWord)}
        <Icon name="arrow-up-right" />
      </span>
      <span className="sr-only"> ({site.words.actions.newTab})</span>
    </a>
  );
}
