import { menuLink } from '../context/navigation.ts';
import type { Site } from '../context/site.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** A link to the privacy page, which also has the switch for measurement. */
export function PrivacyLink({ site }: { site: Site }) {
  const { words, language, languages } = site;
  const link = { label: words.frame.privacy, href: '/privacy' };
  return <NavigationAnchor link={menuLink(link, language, languages)} site={site} />;
}
