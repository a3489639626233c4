import { ENGINE_PLACES } from '../../../renderer/context/engine-places.ts';
import { languagesOf } from '../../../renderer/text/languages.ts';
import { isLocalizedMap } from '../../../renderer/text/localized-map.ts';
import { CORE_KEYS, type SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Localized } from '../../../schemas/localized.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { formTexts } from '../forms/form-texts.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A value of the configuration that may differ by language. */
export interface LocalizedValue {
  path: Path;
  value: Localized;
  /** Languages that a map must contain; the others use the text of the first one. */
  needed: readonly string[];
}

/** The facts that differ by language: maps of texts by language, anywhere. */
function localizedFacts(
  config: SiteConfig,
  languages: readonly string[],
): { path: Path; value: Localized }[] {
  const found: { path: Path; value: Localized }[] = [];
  const look = (value: unknown, path: Path) => {
    if (isLocalizedMap(value, languages)) found.push({ path, value });
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, child] of Object.entries(value)) look(child, [...path, key]);
  };
  for (const [group, value] of Object.entries(config))
    if (group === 'business' || !CORE_KEYS.has(group)) look(value, [group]);
  return found;
}

/** Every value of the configuration that may differ by language. */
export function localizedValues(config: SiteConfig): LocalizedValue[] {
  const languages = languagesOf(config);
  const { navigation = {} } = config;
  const text = (path: Path, value: Localized) => ({ path, value, needed: languages });
  const link = (path: Path, { label, href }: { label: Localized; href: Localized }) => [
    text([...path, 'label'], label),
    { path: [...path, 'href'], value: href, needed: languages.slice(0, 1) },
  ];
  const header = (navigation.header ?? []).flatMap((entry, index) => {
    const path = ['navigation', 'header', index];
    if (!('items' in entry)) return link(path, entry);
    const links = entry.items.flatMap((item, at) => link([...path, 'items', at], item));
    return [text([...path, 'label'], entry.label), ...links];
  });
  const footer = (navigation.footer ?? []).flatMap(({ heading, items }, index) => {
    const path = ['navigation', 'footer', index];
    const links = items.flatMap((item, at) => link([...path, 'items', at], item));
    return [text([...path, 'heading'], heading), ...links];
  });
  const booking = typeof config.features?.booking === 'object' ? config.features.booking : {};
  const choices = (['services', 'timeSlots'] as const).flatMap((list) =>
    (booking[list] ?? []).map((label, at) => text(['features', 'booking', list, at], label)),
  );
  const forms = Object.entries(config.forms ?? {}).flatMap(([name, form]) =>
    formTexts(form, ['forms', name]).map(({ path, value }) => ({
      path,
      value,
      needed: path.at(-1) === 'page' ? languages.slice(0, 1) : languages,
    })),
  );
  return [
    ...forms,
    ...localizedFacts(config, languages).map(({ path, value }) => text(path, value)),
    ...choices,
    ...header,
    ...footer,
    ...(navigation.action ? link(['navigation', 'action'], navigation.action) : []),
    ...ENGINE_PLACES.flatMap((place) => {
      const value = navigation[place];
      const path = ['navigation', place];
      return value === undefined ? [] : [{ path, value, needed: languages.slice(0, 1) }];
    }),
  ];
}

function listed(languages: readonly string[]): string {
  return languages.join(languages.length === 2 ? ' and ' : ', ');
}

/** Reports maps by language that lack a language of the site, or have an unknown one. */
export function checkLanguages(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const languages = languagesOf(config);
  const values = localizedValues(config);
  const maps = values.filter(({ value }) => typeof value === 'object');
  const strangers = strangerLanguages(maps, languages);
  return [
    ...languageFaults(
      values,
      [...languages, ...strangers.added],
      source,
      locate,
      strangers.unwritten,
    ),
    ...strangers.unwritten.map((language) =>
      report(source, {
        range: locate(['languages', languages.indexOf(language)], 'value'),
        rule: 'shape/missing-key',
        message: `No text of this file is written in "${language}", which is one of the languages of the site.`,
        hint: `Add "${language}:" to each text that has other languages, or remove it here.`,
      }),
    ),
    ...strangers.added.map((language) =>
      report(source, {
        range: locate(['languages'], config.languages ? 'value' : 'key'),
        rule: 'shape/unknown-key',
        message: `Most texts of this file are also written in "${language}", which is not one of the languages of the site.`,
        hint: `Add "${language}" here, or remove it from the texts.`,
      }),
    ),
  ];
}

/** Texts in several languages from which on a language that is missing everywhere is one mistake. */
const SEVERAL = 3;

/** Languages of the site that no text has, and others that most texts have: mistakes in the list of languages. */
function strangerLanguages(
  maps: readonly LocalizedValue[],
  languages: readonly string[],
): { unwritten: readonly string[]; added: readonly string[] } {
  if (maps.length < SEVERAL) return { unwritten: [], added: [] };
  const counts = new Map<string, number>();
  for (const { value } of maps)
    for (const language of Object.keys(value))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return {
    unwritten: languages.filter((language) => !counts.has(language)),
    added: [...counts]
      .filter(([language, count]) => !languages.includes(language) && count * 2 > maps.length)
      .map(([language]) => language),
  };
}

/**
 * Missing and unknown languages in maps by language.
 *
 * @param told languages that are known to be missing everywhere.
 */
export function languageFaults(
  values: readonly LocalizedValue[],
  languages: readonly string[],
  source: SourceFile,
  locate: Locate,
  told: readonly string[] = [],
): Diagnostic[] {
  return values.flatMap(({ path, value, needed }) => {
    if (typeof value === 'string') return [];
    const name = pathName(path);
    const strange = Object.keys(value).filter((language) => !languages.includes(language));
    const absent = needed.filter(
      (language) => value[language] === undefined && !told.includes(language),
    );
    // One language that is missing and one that is unknown are the same one, misnamed.
    const [meant] = strange.length === 1 && absent.length === 1 ? absent : [];
    const missing = absent
      .filter((language) => language !== meant)
      .map((language) =>
        report(source, {
          range: locate(path, 'key'),
          rule: 'shape/missing-key',
          message: `${name} has no "${language}", which is one of the languages of the site.`,
          hint: `Add "${language}:" with its value, or write one text for all languages.`,
        }),
      );
    const unknown = strange.map((language) =>
      report(source, {
        range: locate([...path, language], 'key'),
        rule: 'shape/unknown-key',
        message: `${name} has a "${language}", which is not one of the languages of the site.`,
        hint:
          meant === undefined
            ? `The site is written in ${listed(languages)}. Add "${language}" to languages, or take it out here.`
            : `Did you mean "${meant}"?`,
      }),
    );
    return [...missing, ...unknown];
  });
}

/** Whether a site has a language, as far as its languages are known. */
function isAllowed(
  language: string,
  languages: Facts['languages'],
  unknown: Facts['unknown'],
): boolean {
  return !languages || languages.includes(language) || unknown?.includes('languages') === true;
}

/** The language of a page; an unknown one is reported elsewhere and treated as the main one. */
export function languageOfPage(
  { language }: { language?: string | undefined },
  { languages, unknown }: Facts,
): string {
  const isKnown = language !== undefined && isAllowed(language, languages, unknown);
  return isKnown ? language : (languages?.[0] ?? 'en');
}

/** Reports a page in a language that is not one of the site's: its menus and buttons have no texts. */
export function checkPageLanguage(
  { language }: { language?: string | undefined },
  { languages, unknown }: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (language === undefined || !languages) return [];
  if (isAllowed(language, languages, unknown)) return [];
  const meant = suggest(language, languages);
  const choice = `It can be ${languages.join(' or ')}: the languages in site.config.yaml.`;
  return [
    report(source, {
      range: locate(['language'], 'value'),
      rule: 'shape/choice',
      message: `language cannot be "${language}".`,
      hint: meant === undefined ? choice : `Did you mean "${meant}"? ${choice}`,
    }),
  ];
}
