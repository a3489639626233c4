import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, visit } from 'yaml';

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

/** Invented people: with a place and an occasion they make each text unique without a figure that lint would judge. */
const FIRST_NAMES =
  'Ana Ben Carla David Elena Frank Grace Hector Irma James Karen Luis Marta Nina Omar Paula'.split(
    ' ',
  );
const SURNAMES =
  'Abbott Barrera Castillo Dawson Espinoza Foster Gaines Herrera Ibarra Jordan Kessler Lozano Mercado Navarro Ochoa Parker Quintana Ramsey Salazar Tucker Urrutia Valdez Whitaker Yates Zamora'.split(
    ' ',
  );

/** What is said about these people, by language. */
const PHRASES = {
  en: {
    title: (one, other) => `Notary for ${one} and ${other}`,
    description: (one, other) =>
      `A notary comes to ${one} and ${other}, and says before the drive what the visit costs.`,
    occasions: [
      'before a shift',
      'at the bedside',
      'after closing time',
      'on the lease',
      'at the kitchen table',
    ],
  },
  es: {
    title: (one, other) => `Notary para ${one} y ${other}`,
    description: (one, other) =>
      `Vamos con ${one} y ${other}, y antes de salir decimos lo que cuesta la visita.`,
    occasions: [
      'antes del turno',
      'junto a la cama',
      'al final del día',
      'en el rancho',
      'en la mesa de la cocina',
    ],
  },
};

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

/** Keys whose values are names, codes, or words on buttons, which have to stay short. */
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
  'directCTA',
  'transitionalCTA',
]);

/** Keys that link a landing to others, which do not exist among its copies. */
const TIES = new Set(['aliases', 'canonical', 'translationOf']);

/**
 * Placeholders for words that make a text unique, by what is put there. The comma makes sure that texts are quoted
 * where these words require it.
 */
const MARKS = { title: '(@title,@)', description: '(@description,@)', other: '(@other,@)' };

/** A landing with a placeholder in every text that visitors read, and its language. */
function markTexts(text) {
  const document = parseDocument(text);
  visit(document, {
    Pair(_, pair) {
      const key = String(pair.key);
      if (TIES.has(key)) return visit.REMOVE;
      if (key === 'seo') {
        // Search results show only so much of these, so they are replaced.
        for (const name of ['title', 'description']) pair.value.set(name, MARKS[name]);
        return visit.SKIP;
      }
      return CODES.has(key) ? visit.SKIP : undefined;
    },
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.value = `${node.value} ${MARKS.other}`;
    },
  });
  return {
    marked: document.toString({ lineWidth: 90 }),
    language: document.get('language') ?? 'en',
  };
}

/** Two invented people, different ones for each of 160,000 numbers. */
function couple(index) {
  const names = FIRST_NAMES.length * SURNAMES.length;
  return [index, Math.floor(index / names)].map((number) => {
    const first = FIRST_NAMES[number % FIRST_NAMES.length];
    return `${first} ${SURNAMES[Math.floor(number / FIRST_NAMES.length) % SURNAMES.length]}`;
  });
}

/** Changes every sentence of a landing so that no two pages share one. */
function vary({ marked, language }, index, random) {
  const { title, description, occasions } = PHRASES[language];
  const people = couple(index);
  const whereabouts = () => {
    const name = `${pick(random, FIRST_NAMES)} ${pick(random, SURNAMES)}`;
    return `(${name}, ${pick(random, PLACES)}, ${pick(random, occasions)})`;
  };
  return marked
    .replace(MARKS.title, title(...people))
    .replace(MARKS.description, description(...people))
    .replaceAll(MARKS.other, whereabouts);
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
