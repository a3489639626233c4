import { LanguageMark } from '../components/LanguageMark.tsx';
import { leadsTo, type MenuLink } from '../context/navigation.ts';
import type { Site } from '../context/site.ts';

interface AnchorProps {
  link: MenuLink;
  site: Site;
  /** Path of the page, to mark the current link. */
  path?: string;
}

/** A menu link; one to a page in another language is marked as such. */
export function NavigationAnchor({ link, site, path }: AnchorProps) {
  const { label, href, hrefLang } = link;
  return (
    <a
      href={href}
      {...(hrefLang === undefined ? {} : { hrefLang })}
      {...(leadsTo(link, path) ? { 'aria-current': 'page' as const } : {})}
    >
      {label}
      {hrefLang !== undefined && <LanguageMark of={hrefLang} site={site} />}
    </a>
  );
}
