import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';

/** A link with a line about where it leads. */
export interface ListedLink {
  href: string;
  label: string;
  text?: string | undefined;
}

/** Links to related pages, or out of the site, one under the other. */
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
