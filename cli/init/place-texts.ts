import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hasGdpr } from '../content/config/legal-pages.ts';
import { inSwissSpelling, isSwissGerman } from '../content/swiss-spelling.ts';
import { TEXTS } from './check-wishes.ts';
import type { SiteTexts } from './site-texts.ts';

/** Language and country that texts are for. */
export interface Place {
  language: string;
  /** ISO 3166. */
  countryCode: string;
}

/** Files of a name from the general to the special: of the language, then of the country within it. */
function filesOf(file: string, { language, countryCode }: Place): string[] {
  const folder = join(TEXTS, new Intl.Locale(language).language);
  return [join(folder, file), join(folder, countryCode, file)].filter((path) => existsSync(path));
}

function spelled<T>(texts: T, { language, countryCode }: Place): T {
  return isSwissGerman(language, countryCode) ? inSwissSpelling(texts) : texts;
}

/** A text file for a language, or for a country if it has its own; `de` is also used for `de-AT`. */
export function readText(file: string, place: Place): string {
  return spelled(readFileSync(filesOf(file, place).at(-1) as string, 'utf8'), place);
}

type Tree = { [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The texts of a language with those of a country in their place. */
function overridden(texts: Tree, own: Tree): Tree {
  const merged = { ...texts };
  for (const [key, value] of Object.entries(own)) {
    const old = merged[key];
    merged[key] = isTree(old) && isTree(value) ? overridden(old, value) : value;
  }
  return merged;
}

/** The texts of a new site in a language and country. */
export function siteTexts(place: Place): SiteTexts {
  const files = filesOf('site.yaml', place).map((path) => parse(readFileSync(path, 'utf8')));
  return spelled(files.reduce(overridden), place);
}

/** Fills in what a text says of the law; where the GDPR does not apply, its reasons are left out. */
export function withLaw(text: string, { law }: SiteTexts, countryCode: string): string {
  const parts: Readonly<Record<string, string | undefined>> = {
    ...(hasGdpr(countryCode) ? law?.gdpr : {}),
    rights: law?.rights,
  };
  return text.replace(/( ?)\{law\.(\w+)\}/g, (_, space: string, key: string) => {
    const part = parts[key];
    return part === undefined ? '' : space + part;
  });
}
