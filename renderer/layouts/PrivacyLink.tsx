import type { Site } from '../site.ts';
import { chromeIn } from './chrome-texts.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';
import { menuLink } from './navigation.ts';

/** The way to what is kept and sent, and to the switch for being measured. */
export function PrivacyLink({ site }: { site: Site }) {
  const { language, languages } = site;
  const link = { label: chromeIn(language).privacy, href: '/privacy' };
  return <NavigationAnchor link={menuLink(link, language, languages)} site={site} />;
}
