import { parse } from 'yaml';
import { FIXED_KEYS } from '../../schemas/landing.ts';
import type { Language } from '../../schemas/language.ts';
import { inlineSection } from '../../schemas/section-order.ts';
import type { Starter, StarterList } from '../site/starter-list.ts';
import { picturesOf } from './starter-pictures.ts';

/** A starter as listed. */
export interface DescribedStarter {
  name: string;
  /** Its origin: the site can have its own starters in `site/starters/`. */
  from: Starter['from'];
  /** Its purpose in one line; defaults to the headline. */
  purpose: string;
  /** Languages of the starter, as given to `--language`. */
  languages: Language[];
  /** Its sections, from the hero to the closing call. */
  sections: string[];
  /** Pictures that it includes, as paths in `media/`. */
  pictures: string[];
}

/** The unchecked content of a starter. */
interface Content {
  hero?: { headline?: unknown };
  sections?: unknown;
}

/** A comment in the first line of a starter, unless it is for editors. */
const PURPOSE = /^# (?!yaml-language-server)(.+)/;

function sectionsOf(content: Content): string[] {
  const { sections } = content;
  const middle = Array.isArray(sections)
    ? sections.map((entry) => (typeof entry === 'string' ? entry : inlineSection(entry ?? {}).name))
    : Object.keys(content).filter((key) => !FIXED_KEYS.has(key));
  return ['hero', ...middle, 'cta'];
}

/** The line that states the purpose of a starter. */
export function purposeOf({ text }: Pick<Starter, 'text'>): string {
  const told = PURPOSE.exec(text)?.[1];
  return told ?? String((parse(text) as Content | null)?.hero?.headline ?? '');
}

/** The starters of a site, described in a language where available. */
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
