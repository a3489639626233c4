import type { z } from 'zod';
import { Words } from '../../../schemas/words/words.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { FACT_REFERENCE, type Facts, factsIn } from '../../content/facts/facts.ts';
import type { LocatedText } from '../../content/rule.ts';
import { report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import type { RawWords } from '../../content/words-file.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { locatedTexts } from '../../rules/texts.ts';
import { FACTS_TRANSLATION } from '../figures/translated-counts.ts';

/** The paths of the groups whose keys a site chooses itself, which all languages have to have. */
function recordsIn(schema: z.core.$ZodType, path: Path = []): Path[] {
  const {
    type,
    innerType,
    shape = {},
  } = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    shape?: Readonly<Record<string, z.core.$ZodType>>;
  };
  if (type === 'record') return [path];
  if (innerType) return recordsIn(innerType, path);
  return Object.entries(shape).flatMap(([key, inner]) => recordsIn(inner, [...path, key]));
}

let records: readonly Path[] | undefined;

function recordOf(words: object, path: Path): Readonly<Record<string, string>> | undefined {
  return valueAt(words, path) as Readonly<Record<string, string>> | undefined;
}

/** Entries of a record that another language has. */
function* missingEntries(path: Path, files: readonly RawWords[]): Generator<Diagnostic> {
  for (const { language, words, source, locate } of files) {
    const own = recordOf(words, path);
    if (!own) continue;
    for (const other of files) {
      const lacks = Object.keys(recordOf(other.words, path) ?? {}).filter((key) => !(key in own));
      if (other.language === language || lacks.length === 0) continue;
      yield report(source, {
        range: locate(path, 'key'),
        rule: 'file/missing-words',
        severity: 'warning',
        message: `${lacks.map((key) => `"${key}"`).join(', ')} ${lacks.length > 1 ? 'have' : 'has'} no words here, but ${lacks.length > 1 ? 'have' : 'has'} them in ${other.source.file}.`,
        hint: `Add ${lacks.join(', ')}.`,
      });
      break;
    }
  }
}

/** Letters that the words for a thing share with its key: vehicle, vehículo. */
const SHARED = 4;

/** True if a word of a text begins like a part of its key. */
function isNamedAfter(key: string, text: string): boolean {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const starts = (plain.match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, SHARED));
  return key.split('-').some((part) => starts.includes(part.slice(0, SHARED)));
}

/** Two entries of a record that say the same, so that nobody can tell them apart. */
function* entriesAlike(path: Path, { words, source, locate }: RawWords): Generator<Diagnostic> {
  const firsts = new Map<string, string>();
  for (const [key, text] of Object.entries(recordOf(words, path) ?? {})) {
    const said = text.trim().toLowerCase();
    const first = firsts.get(said);
    firsts.set(said, first ?? key);
    if (first === undefined) continue;
    const isFirstWrong = isNamedAfter(key, text) && !isNamedAfter(first, text);
    const [told, other] = isFirstWrong ? [first, key] : [key, first];
    yield report(source, {
      range: locate([...path, told], 'value'),
      rule: copyRepeated.name,
      severity: copyRepeated.severity,
      message: `"${other}" has the same words, so nobody can tell the two apart.`,
      hint: 'Say what is different about this one.',
    });
  }
}

/** A sentence of several words with its full stop. */
const SENTENCES = /\S(?:\s+\S+){3,}\.$/;

function factsOf(text: string): string[] {
  return [...matchesIn(text, FACT_REFERENCE)].map(({ 1: name = '' }) => name);
}

/** The lists of whole sentences in the words of a language, such as notices, by the path of each. */
function* noticesIn(value: unknown, path: Path): Generator<{ path: Path; count: number }> {
  if (typeof value !== 'object' || value === null) return;
  const isOfSentences = (entry: unknown) => typeof entry === 'string' && SENTENCES.test(entry);
  if (Array.isArray(value) && value.every(isOfSentences)) yield { path, count: value.length };
  else if (!Array.isArray(value))
    for (const [key, child] of Object.entries(value)) yield* noticesIn(child, [...path, key]);
}

/** Lists of sentences that have more of them in another language. */
function* lostNotices({ words, source, locate }: RawWords, others: readonly RawWords[]) {
  for (const { path, count } of noticesIn(words, [])) {
    const longer = others.find((other) => {
      const there = [...noticesIn(valueAt(other.words, path), [])];
      return there.some((list) => list.path.length === 0 && list.count > count);
    });
    if (longer)
      yield report(source, {
        range: locate(path, 'key'),
        rule: 'file/missing-words',
        severity: 'warning',
        message: `This has fewer entries than in ${longer.source.file}: ${count}.`,
        hint: 'Add what is missing, or take it away there.',
      });
  }
}

/** A text with those beside it in its list, which a translation may have in another order. */
function withNeighbours(words: object, { path, text }: LocatedText): string {
  const list = valueAt(words, path.slice(0, -1));
  return Array.isArray(list) ? list.join('\n') : text;
}

/** True if a finding in a text names a fact already: its value stands there, typed, or a wrong one. */
function isNamedIn(
  fact: string,
  { file, line, endLine }: Pick<Diagnostic, 'file' | 'line' | 'endLine'>,
  found: readonly Diagnostic[],
): boolean {
  return found.some(
    (other) =>
      other.file === file &&
      line <= other.line &&
      other.line <= endLine &&
      `${other.message} ${other.hint}`.includes(`{${fact}}`),
  );
}

/** True for an entry of a list that has another number of them in another language: which translates which is unknown. */
function isUnpaired({ path }: LocatedText, words: object, other: object): boolean {
  const [own, there] = [words, other].map((one) => valueAt(one, path.slice(0, -1)));
  return Array.isArray(own) && Array.isArray(there) && own.length !== there.length;
}

/** Texts without a fact that the same text has in another language; one that names another fact instead has none less. */
function* lostFacts(
  { language, words, source, locate }: RawWords,
  others: readonly RawWords[],
  facts: Facts | undefined,
  found: readonly Diagnostic[],
): Generator<Diagnostic> {
  const spoken = facts && factsIn(language, facts);
  for (const located of locatedTexts(words, [])) {
    const { path, text } = located;
    const own = factsOf(text);
    for (const other of others) {
      const said = valueAt(other.words, path);
      const there = typeof said === 'string' ? factsOf(said) : [];
      if (there.length <= own.length || isUnpaired(located, words, other.words)) continue;
      const nearby = withNeighbours(words, located);
      const lost = there.find(
        (name) =>
          !nearby.includes(`{${name}}`) && !nearby.includes(spoken?.get(name) ?? `{${name}}`),
      );
      if (lost === undefined) continue;
      const range = locate(path, 'value');
      if (isNamedIn(lost, { file: source.file, ...range }, found)) break;
      yield report(source, {
        range,
        rule: FACTS_TRANSLATION,
        severity: 'warning',
        message: `{${lost}} is missing here, though ${other.source.file} has it in the same text.`,
        hint: `Write {${lost}} here, too, or take it away there.`,
      });
      break;
    }
  }
}

/**
 * Differences between the words of the languages of a site, and within them, that only files of words can have.
 *
 * @param found what the rules of texts have found in the files.
 */
export function wordsOfLanguages(
  files: readonly RawWords[],
  facts: Facts | undefined,
  found: readonly Diagnostic[] = [],
): Diagnostic[] {
  records ??= recordsIn(Words);
  return [
    ...records.flatMap((path) => [
      ...missingEntries(path, files),
      ...files.flatMap((file) => [...entriesAlike(path, file)]),
    ]),
    ...files.flatMap((file) => {
      const others = files.filter((other) => other !== file);
      return [...lostNotices(file, others), ...lostFacts(file, others, facts, found)];
    }),
  ];
}
