import type { Language } from '../../schemas/language.ts';
import { EnglishMark } from '../ui/EnglishMark.tsx';
import { CHROME } from './chrome-texts.ts';
import { linkTarget, type NavigationLink } from './navigation.ts';

interface AnchorProps {
  link: NavigationLink;
  language: Language;
  /** Path of the page, to mark the current link. */
  path?: string;
}

/** True if a link of the menus leads to the page at `path`. */
export function leadsTo(link: NavigationLink, path: string | undefined): boolean {
  return path !== undefined && (link.href === path || link.spanishHref === path);
}

/** A link of the menus; one to a page in another language says so before it is followed. */
export function NavigationAnchor({ link, language, path }: AnchorProps) {
  const target = linkTarget(link, language);
  return (
    <a {...target} {...(leadsTo(link, path) ? { 'aria-current': 'page' as const } : {})}>
      {link.label[language]}
      {target.hrefLang !== undefined && <EnglishMark words={CHROME[language].english} />}
    </a>
  );
}
