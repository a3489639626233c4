import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import { type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** A word with a capital letter; shorter ones are one letter away from too many others. */
const NAME = /(?<![\p{L}{.@/-])\p{Lu}[\p{L}\p{M}’'-]{4,}(?![\p{L}}@/])/gu;
const WHOLE = new RegExp(`^${NAME.source}$`, 'u');

/** Names that a list has to have, and a text to have of them, before another of its words is a slip for the one left out. */
const LEAST = 3;
const SAID = 2;

interface Texts {
  texts: { path: Path; text: string }[];
  lists: { path: Path; names: string[] }[];
}

/** The name that an entry of a list is, or has. */
function nameOf(entry: unknown): string[] {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : entry;
  return typeof name === 'string' && WHOLE.test(name) ? [name] : [];
}

function collect(value: unknown, path: Path, found: Texts): Texts {
  if (typeof value === 'string') found.texts.push({ path, text: value });
  if (typeof value !== 'object' || value === null) return found;
  const isList = Array.isArray(value);
  if (isList) {
    const names = value.flatMap(nameOf);
    if (names.length >= LEAST) found.lists.push({ path, names });
  }
  for (const [key, child] of Object.entries(value))
    collect(child, [...path, isList ? Number(key) : key], found);
  return found;
}

/** True of a name with one slip; an ending makes another form of it. */
function isSlip(written: string, name: string): boolean {
  const bare = (word: string) => word.replace(/[’']?(?:e?s|e?n|er)$/u, '');
  return mistakes(written, name) === 1 && bare(written) !== bare(name);
}

/**
 * Reports a misspelled name in a text of the configuration that lists names: “Saunders, Butler and Lancester counties” where a list has
 * Saunders, Butler and Lancaster. A name that stands elsewhere in the configuration as well is another one.
 */
export function checkListedNames(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { texts, lists } = collect(config, [], { texts: [], lists: [] });
  if (lists.length === 0) return [];
  const wordsOf = (text: string) => [...matchesIn(text, NAME)].map(([word]) => word);
  const times = new Map<string, number>();
  for (const { text } of texts)
    for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const told = new Set<string>();
  return texts.flatMap(({ path, text }) => {
    const words = new Set(wordsOf(text));
    return lists.flatMap(({ path: list, names }) => {
      const isSaid = names.filter((name) => words.has(name)).length >= SAID;
      const open = isSaid ? names.filter((name) => !words.has(name)) : [];
      return [...words].flatMap((word) => {
        const meant = names.includes(word) ? undefined : open.find((name) => isSlip(word, name));
        if (meant === undefined || times.get(word) !== 1 || told.has(word)) return [];
        told.add(word);
        return report(source, {
          range: locate(path, 'value'),
          rule: 'facts/contradiction',
          severity: 'warning',
          message: `"${word}" in ${pathName(path)} is nearly "${meant}" in ${pathName(list)}: one of the two is misspelled.`,
          hint: `Write "${meant}", or correct it there.`,
        });
      });
    });
  });
}
