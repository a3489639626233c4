import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';

/** A link with a line about its target. */
export interface ListedLink {
  href: string;
  label: string;
  text?: string | undefined;
}

/** A stacked list of links to related pages or other sites. */
export function LinkList({ links, site }: { links: readonly ListedLink[]; site: Site }) {
  return (
    <ul className="link-list">
      {links.map(({ href, label, text }) => (
        <li key={href}>
          {href.startsWith('/') ? (
            <a href={href}>{label}</a>
          ) : (
            <OutwardLink href={href} site={site}>
              {label}
            </OutwardLink>
          )}
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
