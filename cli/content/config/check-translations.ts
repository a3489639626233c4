import { languagesOf } from '../../../renderer/text/languages.ts';
import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { compassPoints } from './compass-words.ts';
import { knownPlaces } from './known-places.ts';
import { localizedValues } from './localized-texts.ts';
import { isLinkPath } from './navigation-links.ts';

function isNamed(name: string, text: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`);
}

/** What one text names and its translation does not. */
interface Difference {
  here: string;
  there: string;
}

const POINTS: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

function pointName(point: string): string {
  return [...point].map((letter) => POINTS[letter]).join('');
}

/** The points of the compass of two texts that name one each, and those have nothing in common. */
function otherPoint(here: string, own: string, there: string, other: string) {
  const [[one, ...more], [two, ...others]] = [
    [...(compassPoints(here, own) ?? [])],
    [...(compassPoints(there, other) ?? [])],
  ];
  if (!one || !two || more.length > 0 || others.length > 0) return undefined;
  if ([...one].some((letter) => two.includes(letter))) return undefined;
  return { here: `the ${pointName(one)}`, there: `the ${pointName(two)}` };
}

/** The places of two texts that name one each. */
function otherPlace(here: string, there: string, places: readonly string[]) {
  const [one, ...more] = places.filter((place) => isNamed(place, here));
  const [two, ...others] = places.filter((place) => isNamed(place, there));
  if (one === undefined || two === undefined || more.length > 0 || others.length > 0)
    return undefined;
  return one === two ? undefined : { here: one, there: two };
}

/** Reports a text whose languages name different places, or opposite points of the compass. */
export function checkTranslations(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const [main = 'en', ...languages] = languagesOf(config);
  if (languages.length === 0) return [];
  const places = knownPlaces(config).all;
  const isFact = (path: Path) =>
    path[0] === 'business' || path[0] === 'navigation' || !CORE_KEYS.has(String(path[0]));
  return localizedValues(config).flatMap(({ path, value }) => {
    if (typeof value === 'string' || !isFact(path) || isLinkPath(path)) return [];
    const original = value[main];
    return languages.flatMap((language) => {
      const text = value[language];
      if (original === undefined || text === undefined) return [];
      const found: Difference | undefined =
        otherPoint(text, language, original, main) ?? otherPlace(text, original, places);
      if (!found) return [];
      return report(source, {
        range: locate([...path, language], 'value'),
        rule: 'facts/translation',
        severity: 'warning',
        message: `This names ${found.here}, and the text in "${main}" ${found.there}.`,
        hint: 'Name the same in every language.',
      });
    });
  });
}
