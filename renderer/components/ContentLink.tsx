import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';

interface ContentLinkProps {
  href: string;
  /** Link text. */
  children: string;
  site: Site;
}

/** A link from a data file: to a page of the site, or to another site. */
export function ContentLink({ href, children, site }: ContentLinkProps) {
  if (href.startsWith('https:'))
    return (
      <OutwardLink href={href} site={site}>
        {children}
      </OutwardLink>
    );
  return (
    <a className="text-link" href={href}>
      {children}
    </a>
  );
}
