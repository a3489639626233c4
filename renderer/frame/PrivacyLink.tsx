import type { Site } from '../context/site.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

/** A link to the privacy page, which also has the switch for measurement. */
export function PrivacyLink({ site }: { site: Site }) {
  const { words, menus } = site;
  return <NavigationAnchor link={{ label: words.frame.privacy, ...menus.privacy }} site={site} />;
}
