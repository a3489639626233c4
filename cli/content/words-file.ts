import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { isSwitchedOn } from '../../renderer/context/feature-switches.ts';
import { hasBookingDialog } from '../../renderer/features/booking/booking-offer.ts';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import {
  SiteWords,
  WORDS_OF_FEATURES,
  Words,
  type WordsByLanguage,
} from '../../schemas/words/words.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { type Diagnostic, WHOLE_FILE } from './diagnostic.ts';
import { checkReferences } from './facts/fact-references.ts';
import { ANY_FACT, type Facts, factsIn, resolveFacts } from './facts/facts.ts';
import { missingWords } from './missing-words.ts';
import { despiteFaults, isWritten } from './shape/despite-faults.ts';
import { validate } from './shape/validate.ts';
import { displayPath, fileDiagnostic, readSource, report, type SourceFile } from './source-file.ts';
import { suggest } from './suggest.ts';
import { inSwissSpelling, isSwissGerman } from './swiss-spelling.ts';
import type { Locate } from './yaml/yaml-document.ts';

/** Folders with words. */
export interface WordsFolders {
  /** The engine's own words, `<language>.yaml`. */
  engine: string;
  /** Words that the site overrides or adds. */
  site: string;
}

/** A raw words file; references to facts are not resolved. */
export interface RawWords {
  language: string;
  words: SiteWords;
  source: SourceFile;
  locate: Locate;
  /** Whether the file has the wrong shape, and `words` are what is right in it. */
  isFaulty?: boolean | undefined;
}

/** The words of all languages of a site. */
export interface SiteWordsFiles {
  /** Words by language, with facts resolved; a language without a readable file is missing. */
  words: WordsByLanguage;
  /** The site's own files that have the right shape. */
  files: RawWords[];
  diagnostics: Diagnostic[];
}

/** The configuration that the words are for. */
interface ConfigSource {
  config: SiteConfig;
  facts: Facts | undefined;
  source: SourceFile;
  locate: Locate;
  /** Definition from the site's own code. */
  definition?: SiteDefinition;
}

/** Groups of words that are never shown in a language: those of features that the site does not have there. */
function idleGroups(isMain: boolean, { config, definition = {} }: ConfigSource): string[] {
  const shown = {
    upload: isMain && isSwitchedOn('upload', config, definition),
    admin: isMain && isSwitchedOn('admin', config, definition),
    booking: hasBookingDialog(config, definition),
  };
  return Object.entries(WORDS_OF_FEATURES).flatMap(([feature, groups]) =>
    shown[feature as keyof typeof WORDS_OF_FEATURES] ? [] : groups,
  );
}

/** What comes of a file of words. */
interface WordsRead<T> {
  source?: SourceFile;
  words?: T;
  locate?: Locate;
  /** Whether `words` are those of a file of the wrong shape, as far as they are right. */
  isFaulty?: true;
  diagnostics: Diagnostic[];
}

function readWords<T extends SiteWords>(
  path: string,
  schema: z.ZodType<T>,
  cwd: string,
): WordsRead<T> {
  const { source, diagnostics } = readSource(path, { cwd });
  if (!source) return { diagnostics };
  const { value, parsed, diagnostics: found, locate } = validate(schema, source);
  diagnostics.push(...found);
  if (value !== undefined) return { source, locate, diagnostics, words: value };
  const despite = despiteFaults(schema, parsed, locate);
  if (!despite) return { source, locate, diagnostics };
  return { source, locate: despite.locate, diagnostics, words: despite.value, isFaulty: true };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The engine's words overridden by the site's. */
function merged<T>(base: T, own: unknown): T {
  if (!isMap(base) || !isMap(own)) return own as T;
  const words: Record<string, unknown> = { ...base };
  for (const [key, word] of Object.entries(own)) words[key] = merged(words[key], word);
  return words as T;
}

/** Reports files of languages that are not among the site's: they would never be used. */
function unusedFiles(folder: string, languages: readonly string[], cwd: string): Diagnostic[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => {
    const language = basename(name, '.yaml');
    if (languages.includes(language)) return [];
    const meant = suggest(language, languages);
    const renaming = meant === undefined ? '' : `Rename the file to ${meant}.yaml, or `;
    const adding = `add "${language}" to languages in site.config.yaml, or delete the file.`;
    const finding = fileDiagnostic(
      displayPath(join(folder, name), cwd),
      'file/unused',
      `These words are never shown: "${language}" is not one of the languages of the site.`,
      renaming === '' ? `A${adding.slice(1)}` : renaming + adding,
    );
    return { ...finding, severity: 'warning' as const };
  });
}

/** The engine's file for a language; `de` is also used for `de-AT`. */
function engineFile(folder: string, language: string): string | undefined {
  return [language, new Intl.Locale(language).language]
    .map((name) => join(folder, `${name}.yaml`))
    .find((path) => existsSync(path));
}

/** The engine's own words in each language that it has. */
export function engineWords(folder: string, cwd: string): WordsByLanguage {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.flatMap((name) => {
      const { words } = readWords(join(folder, name), Words, cwd);
      return words ? [[basename(name, '.yaml'), words]] : [];
    }),
  );
}

/** Result for one language. */
interface Spoken {
  words?: Words;
  file?: RawWords;
  diagnostics: Diagnostic[];
}

/** Reports words that pages show in another language. */
function missingFinding(source: SourceFile, missing: string): Diagnostic {
  return report(source, {
    range: WHOLE_FILE,
    rule: 'file/missing-words',
    severity: 'warning',
    message: 'Some words are missing, so pages show those of the engine in another language.',
    hint: `Add ${missing}.`,
  });
}

/** Reads the engine's words, as German is written in the country of the site. */
function readEngineWords(path: string, language: string, facts: Facts, cwd: string) {
  const read = readWords(path, Words, cwd);
  const isSwiss = isSwissGerman(language, facts.get('business.address.country'));
  return isSwiss && read.words ? { ...read, words: inSwissSpelling(read.words) } : read;
}

/**
 * @param spare a file of the engine in a supported language, for words missing in this one.
 * @param idle groups of words that are not shown.
 */
function readLanguage(
  language: string,
  folders: WordsFolders,
  facts: Facts,
  { spare, idle, cwd }: { spare: string; idle: readonly string[]; cwd: string },
): Spoken | undefined {
  const enginePath = engineFile(folders.engine, language);
  const sitePath = join(folders.site, `${language}.yaml`);
  if (!existsSync(sitePath)) {
    return enginePath === undefined ? undefined : readEngineWords(enginePath, language, facts, cwd);
  }
  const base = readEngineWords(enginePath ?? spare, language, facts, cwd);
  const read = readWords(sitePath, SiteWords, cwd);
  const { words: own, source, locate, isFaulty, diagnostics } = read;
  diagnostics.push(...base.diagnostics);
  if (!own || !source || !locate) return { ...(enginePath === undefined ? {} : base), diagnostics };
  const spoken = factsIn(language, facts);
  diagnostics.push(...checkReferences(own, spoken, source, locate).filter(isWritten));
  const missing = enginePath === undefined && !isFaulty ? missingWords(own, idle) : '';
  if (missing !== '') diagnostics.push(missingFinding(source, missing));
  return {
    ...(base.words ? { words: merged(base.words, resolveFacts(own, spoken)) } : {}),
    file: { language, words: own, source, locate, isFaulty },
    diagnostics,
  };
}

/** Findings about the shape of the site's own words, if their languages and facts are unknown. */
export function checkWordShapes(folder: string, cwd: string): Diagnostic[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().flatMap((name) => readWords(join(folder, name), SiteWords, cwd).diagnostics);
}

/**
 * Reads the words of every language of a site: the engine's own, overridden by the site's. A language that the
 * engine does not support needs a file in the site; missing words are reported, and replaced by the engine's in the
 * main language, or in English.
 */
export function readSiteWords(
  folders: WordsFolders,
  site: ConfigSource,
  cwd: string,
): SiteWordsFiles {
  const { config, facts = ANY_FACT, source, locate } = site;
  const languages = languagesOf(config);
  const words: Record<string, Words> = {};
  const files: RawWords[] = [];
  const diagnostics = unusedFiles(folders.site, languages, cwd);
  const spare = engineFile(folders.engine, languages[0]) ?? join(folders.engine, 'en.yaml');
  for (const [index, language] of languages.entries()) {
    const idle = idleGroups(index === 0, site);
    const spoken = readLanguage(language, folders, facts, { spare, idle, cwd });
    if (spoken) diagnostics.push(...spoken.diagnostics);
    else
      diagnostics.push(
        report(source, {
          range: locate(['languages', index], 'value'),
          rule: 'file/missing',
          message: `Nobody has written the menus and buttons in "${language}" yet.`,
          hint: `Write site/words/${language}.yaml with ${missingWords({}, idle)}.`,
        }),
      );
    if (spoken?.words) words[language] = spoken.words;
    if (spoken?.file) files.push(spoken.file);
  }
  return { words, files, diagnostics };
}
