import { menuLink } from '../context/navigation.ts';
import type { Site } from '../context/site.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** The way to what is kept and sent, and to the switch for being measured. */
export function PrivacyLink({ site }: { site: Site }) {
  const { words, language, languages } = site;
  const link = { label: words.frame.privacy, href: '/privacy' };
  return <NavigationAnchor link={menuLink(link, language, languages)} site={site} />;
}
