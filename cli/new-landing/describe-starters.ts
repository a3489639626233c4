import { parse } from 'yaml';
import { FIXED_KEYS } from '../../schemas/landing.ts';
import type { Language } from '../../schemas/language.ts';
import { inlineSection } from '../../schemas/section-order.ts';
import type { Starter, StarterList } from '../site/starter-list.ts';
import { picturesOf } from './starter-pictures.ts';

/** A starter as it is listed. */
export interface DescribedStarter {
  name: string;
  /** Who wrote it: the site has starters of its own in `site/starters/`. */
  from: Starter['from'];
  /** What it is for, in a line; the headline where its file does not say so. */
  purpose: string;
  /** Languages that it is written in, as they are asked for. */
  languages: Language[];
  /** Its sections, from the first screen to the closing call. */
  sections: string[];
  /** Pictures that it brings, as paths below `media/`. */
  pictures: string[];
}

/** What the file of a starter may hold; nothing has checked it. */
interface Content {
  hero?: { headline?: unknown };
  sections?: unknown;
}

/** The first line of a starter where it is a comment; those for editors say nothing to people. */
const PURPOSE = /^# (?!yaml-language-server)(.+)/;

function sectionsOf(content: Content): string[] {
  const { sections } = content;
  const middle = Array.isArray(sections)
    ? sections.map((entry) => (typeof entry === 'string' ? entry : inlineSection(entry ?? {}).name))
    : Object.keys(content).filter((key) => !FIXED_KEYS.has(key));
  return ['hero', ...middle, 'cta'];
}

/** The line that says what a starter is for. */
export function purposeOf({ text }: Pick<Starter, 'text'>): string {
  const told = PURPOSE.exec(text)?.[1];
  return told ?? String((parse(text) as Content | null)?.hero?.headline ?? '');
}

/** The starters of a site, each told in a language as far as it is written in it. */
export function describeStarters(starters: StarterList, language: Language): DescribedStarter[] {
  return starters.names.map((name) => {
    const starter = starters.read(name, language);
    const content = (parse(starter.text) ?? {}) as Content;
    return {
      name,
      from: starter.from,
      purpose: purposeOf(starter),
      languages: starters.languagesOf(name),
      sections: sectionsOf(content),
      pictures: picturesOf(starter).map(({ src }) => src),
    };
  });
}
