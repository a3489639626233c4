import definition from 'virtual:site';
import type { Site } from '../context/site.ts';
import { initialsOf } from '../text/initials.ts';

interface SiteMarkProps {
  site: Site;
  /** The header has the first mark of a page; others may reference it. */
  place: 'header' | 'footer';
}

/**
 * Whether the mark is the initials of the business: visible letters, which the accessible name of a link must include.
 */
export function isInitials({ logo }: Site): boolean {
  return logo === undefined && definition.components?.Mark === undefined;
}

/** The identity of the site: the logo, else the mark that the site draws itself, else the initials of the business. */
export function SiteMark({ site, place }: SiteMarkProps) {
  const { logo, business } = site;
  const OwnMark = definition.components?.Mark;
  if (logo)
    return (
      <img
        className="logo"
        src={logo.address}
        alt={place === 'header' ? logo.alt : ''}
        width={logo.width}
        height={logo.height}
      />
    );
  if (OwnMark) return <OwnMark place={place} />;
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" />
      <text x="24" y="31" textAnchor="middle">
        {initialsOf(business.name)}
      </text>
    </svg>
  );
}
