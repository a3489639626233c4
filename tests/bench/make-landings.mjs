import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';

/** Places and occasions that make each landing's copy unique. */
const PLACES = [
  'Midland',
  'Odessa',
  'Stanton',
  'Big Spring',
  'Andrews',
  'Garden City',
  'Crane',
  'Rankin',
  'McCamey',
];
const OCCASIONS = [
  'before a shift',
  'at the bedside',
  'after closing time',
  'on the lease',
  'at the kitchen table',
];

/** Pseudorandom numbers from a seed, the same on every machine (mulberry32). */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = (random, list) => list[Math.floor(random() * list.length)];

/** Keys whose values are names or codes, not copy. */
const CODES = new Set([
  'theme',
  'prices',
  'language',
  'sections',
  'href',
  'icon',
  'className',
  'backgroundPattern',
  'updated',
  'number',
  'rating',
  'keywords',
]);

/** Keys that link a landing to others, which do not exist among its copies. */
const TIES = new Set(['aliases', 'canonical', 'translationOf']);

/**
 * Placeholder for the words that make a text unique. The comma makes sure that texts are quoted where these words
 * require it.
 */
const MARK = '(@,@)';

/** A landing with the placeholder at the end of every text that visitors read. */
function markTexts(text) {
  const document = parseDocument(text);
  visit(document, {
    Pair(_, pair) {
      if (TIES.has(String(pair.key))) return visit.REMOVE;
      return CODES.has(String(pair.key)) ? visit.SKIP : undefined;
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.value = `${node.value} ${MARK}`;
    },
  });
  return document.toString({ lineWidth: 90 });
}

/** Changes every sentence of a landing so that no two pages share one. */
function vary(marked, index, random) {
  return marked.replaceAll(
    MARK,
    () => `(${pick(random, PLACES)} ${index}, ${pick(random, OCCASIONS)})`,
  );
}

/**
 * Writes `count` distinct landings based on the site's own, so that sizes and structure are realistic.
 *
 * @param {string} source folder of the site's landings
 * @param {string} target folder to write into
 */
export function makeLandings(source, target, count) {
  mkdirSync(target, { recursive: true });
  const originals = readdirSync(source)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => markTexts(readFileSync(join(source, name), 'utf8')));
  const random = randomFrom(20261121);
  for (let index = 0; index < count; index += 1) {
    const text = vary(originals[index % originals.length], index, random);
    writeFileSync(join(target, `landing-${String(index).padStart(6, '0')}.yaml`), text);
  }
}
