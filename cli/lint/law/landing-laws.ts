import { FACT_REFERENCE, type Facts } from '../../../content/facts.ts';
import type { LandingFile } from '../../../content/landing-file.ts';
import { valueAt } from '../../../content/value-path.ts';
import { spanOf } from '../find-source.ts';
import type { Rule } from '../rule.ts';
import { copyTexts, type PlacedText, someText } from '../texts.ts';
import { deniesBelow } from './denial.ts';
import type { Breach, Law, ReadText } from './law.ts';
import { LAWS } from './laws.ts';
import { plainWords } from './plain-words.ts';
import { QuickLook } from './quick-look.ts';

const look = new QuickLook(LAWS);

/** False if no law can be broken in a text, however long it is. */
export function isSuspicious(text: string): boolean {
  return look.suspects(text) !== 0;
}

/** Laws that a text might break, each with what is wrong with it. */
export function* breachesOf(read: ReadText, facts: Facts): Generator<Breach & { law: Law }> {
  const suspected = look.suspects(read.text);
  if (suspected === 0) return;
  const words = plainWords(read.text);
  for (const [index, law] of LAWS.entries()) {
    if ((suspected & (1 << index)) === 0) continue;
    for (const breach of law.breaches(read, words, facts)) yield { ...breach, law };
  }
}

/** The message that a visitor sends, the phrases they search for and clients' words are not our promises. */
export function isOurs(path: readonly PropertyKey[]): boolean {
  return path[0] !== 'whatsappMessage' && !path.includes('keywords') && !path.includes('quote');
}

/** True if a heading over the place says that nothing of what stands below is done. */
function isUnderDenial(value: unknown, path: readonly PropertyKey[]): boolean {
  let group = value;
  for (const [depth, key] of path.entries()) {
    if (typeof group !== 'object' || group === null) return false;
    const { heading, title } = group as { heading?: unknown; title?: unknown };
    const head = heading ?? title;
    if (typeof head === 'string' && key !== 'heading' && key !== 'title' && depth > 0)
      if (deniesBelow(plainWords(head))) return true;
    group = (group as Record<PropertyKey, unknown>)[key];
  }
  return false;
}

/** A fact that breaks the law by itself is told in the configuration, not on each page that shows it. */
export function isOfFact(written: unknown, law: Law, facts: Facts): boolean {
  if (typeof written !== 'string') return false;
  return [...written.matchAll(FACT_REFERENCE)].some(([, name = '']) => {
    const text = facts.get(name);
    return text !== undefined && law.breaches({ text }, plainWords(text), facts).length > 0;
  });
}

/** What a text says together with the one before or after it, if one of them asks. */
export function answering(
  texts: readonly { text: string }[],
  index: number,
): Pick<ReadText, 'next' | 'denied'> {
  const next = texts[index + 1]?.text;
  const before = texts[index - 1]?.text;
  const isAnswer = before?.endsWith('?') === true;
  return {
    ...(texts[index]?.text.endsWith('?') && next !== undefined ? { next } : {}),
    ...(isAnswer && deniesBelow(plainWords(before)) ? { denied: true } : {}),
  };
}

/** What is wrong with the texts of a value, each with its place. */
export function* breachesIn(
  value: unknown,
  texts: readonly PlacedText[],
  facts: Facts,
): Generator<Breach & { law: Law; path: readonly PropertyKey[] }> {
  for (const [index, { path, text }] of texts.entries()) {
    const read = { text, ...answering(texts, index) };
    for (const breach of breachesOf(read, facts)) {
      const excused = read.denied || !isOurs(path) || isUnderDenial(value, path);
      if (breach.law.everywhere || !excused) yield { ...breach, path };
    }
  }
}

/** Every law asks for the same landing, one after the other: what the last one breaks is enough. */
let last:
  | { page: object; found: (Breach & { law: Law; path: readonly PropertyKey[] })[] }
  | undefined;

function found({ page, written }: LandingFile, facts: Facts) {
  if (last?.page === page) return last.found;
  const suspicious = someText(page.landing, isSuspicious);
  const breaches = suspicious
    ? [...breachesIn(page.landing, copyTexts(page.landing), facts)].filter(
        ({ law, path }) => !isOfFact(valueAt(written, path), law, facts),
      )
    : [];
  last = { page, found: breaches };
  return breaches;
}

/** The laws as rules of a landing. */
export const LAW_RULES: readonly Rule[] = LAWS.map((law) => ({
  name: law.name,
  severity: 'error',
  *check(landing, facts) {
    const told = new Set<string>();
    for (const breach of found(landing, facts)) {
      const place = breach.path.join('.');
      if (breach.law !== law || told.has(place)) continue;
      told.add(place);
      const { path, sentence, message, hint } = breach;
      const text = valueAt(landing.written, path);
      const span = typeof text === 'string' ? spanOf(text, sentence) : undefined;
      yield { path, ...(span ? { span } : {}), message, hint };
    }
  },
}));
