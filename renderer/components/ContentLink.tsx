import type { Site } from '../context/site.ts';
import { OutwardLink } from './OutwardLink.tsx';

interface ContentLinkProps {
  href: string;
  /** Words of the link. */
  children: string;
  site: Site;
}

/** A link that a file names: to a page of the site, or out of it. */
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
