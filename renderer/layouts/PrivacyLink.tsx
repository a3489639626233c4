import type { Site } from '../site.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';
import { menuLink } from './navigation.ts';

/** The way to what is kept and sent, and to the switch for being measured. */
export function PrivacyLink({ site }: { site: Site }) {
  const { words, language, languages } = site;
  const link = { label: words.frame.privacy, href: '/privacy' };
  return <NavigationAnchor link={menuLink(link, language, languages)} site={site} />;
}
