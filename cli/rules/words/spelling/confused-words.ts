import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isBesideTwin } from '../pairs/beside-twin.ts';
import { type Mistaken, mayMistake, suspectsIn } from './mistaken-words.ts';
import { bareCapitals, hasAccentedCapitals } from './spanish/capitals.ts';
import { otherNumber } from './spanish/number.ts';

/** A word that stands where another one is meant. */
export interface Confused {
  index: number;
  word: string;
  meant: string;
}

type Confusion = readonly [around: RegExp, meant: string | ((word: string) => string)];

const REST = String.raw`(?!\p{L})`;

/**
 * Words that sound or look like another one, in places where only the other one can stand, by language: the group
 * `slip` is the word.
 */
const CONFUSIONS: Readonly<Record<string, readonly Confusion[]>> = {
  en: [
    [
      /(?<!\p{L}|(?<!\p{L})(?:the|all|full|its|our|a) )(?:(?:could|would|should|must|might)(?:n['’]t| not| never)?|(?:may|ought) not) (?<slip>of)(?: (?!course|necessity)(?=\p{L})|(?=[.!?”]|$))/gimu,
      'have',
    ],
    [
      /(?<!\p{L})(?:more|less|better|rather|fewer|faster|cheaper|longer|later|sooner|earlier|smaller|other) (?<slip>then) (?=(?:an?|one|two|three|\d+|you(?!(?<=(?<!\p{L})(?:if|when|once|unless)(?!\p{L})[^.!?;:\n]{0,160}))|any|ever|just|most)(?!\p{L}))/giu,
      'than',
    ],
    [
      /(?:^|[.!?;,:] |\b(?:and|that|if|whether|when|once|because|unless|until|while|sure|think|hope|as) )(?<slip>your) (?=(?:done|welcome|covered|ready|invited|in luck|all set|not alone)(?:[.!?,]|$)|(?:going to|not sure|not ready|looking (?:for|to)|ready (?:to|for)(?! \p{L}+ \p{L}+ (?:is|are) )|interested in|about to|thinking (?:of|about)|worried about|unsure|unhappy with)(?!\p{L}))/gimu,
      'you’re',
    ],
    [/(?<!\p{L})(?<slip>it['’]s) own (?=\p{L})/giu, 'its'],
    [/(?:^|[.!?;:,] )(?<slip>their) (?=(?:is|are|was|were|will be) )/gimu, 'there'],
    [
      /(?<!\p{L})(?:you|we|they|to|not|never|will|don['’]t|might|could|can) (?<slip>loose) (?=(?:an?|the|your|our|their|time|money|any|it|days?|hours?)(?!\p{L}))/giu,
      'lose',
    ],
    [
      /(?<!\p{L})we (?:also |gladly )?(?<slip>except) (?=(?:all|cash|checks?|cheques?|cards?|credit|payments?|insurance|walk-ins|most|every|new)(?!\p{L}))/giu,
      'accept',
    ],
    [
      /(?:^|[.!?;:] )(?<slip>lets) (?=(?:get|talk|meet|start|make|see|find|plan|build|fix|sign)[ .!])/gimu,
      'let’s',
    ],
    [
      /(?<!\p{L})(?:drives?|comes?|travels?|away|far|straight|directly|starting|minutes|miles|hours) (?<slip>form) (?=\p{Lu}|(?:the|your|our|my|home|there|here)(?!\p{L}))/gu,
      'from',
    ],
    [
      /(?<!\p{L})come to (?<slip>you) (?=(?:home|house|office|door|place|room|hospital|shop)(?!\p{L}))/giu,
      'your',
    ],
    [/(?<!\p{L})(?<slip>there) own(?=[ .,;!?]|$)/gimu, 'their'],
    [
      /(?<!\p{L})(?:with|at|of|for|from|by) (?<slip>there) (?=(?:home|house|family|families|names?|signatures?|papers|ids?|licenses?|kids|children|parents?|customers?|clients?)(?!\p{L}))/giu,
      'their',
    ],
    [
      /(?<!\p{L})(?:of|from|on|lost|has|keeps) (?<slip>it['’]s) (?=(?:kind|way|place|name|owner|value|price|length|size|edges?|corners?|parts?|say|seal|date|first|last|best|old|new)(?!\p{L}))/giu,
      'its',
    ],
    [/(?<!\p{L})(?<!to and )(?<slip>fro) (?=\p{L})/gu, 'for'],
    [
      /(?<=\p{Ll} )(?<slip>si) (?=(?:the|an?|not|open|ready|here|your|our|always|never|free|included|in|on|at|for|to|done|\d+)(?!\p{L}))/gu,
      'is',
    ],
  ],
  es: [
    [/(?<!\p{L})(?<slip>ha) (?=(?:la|los|las|el) \p{L})/giu, 'a'],
    [
      /(?<!\p{L}|\b(?:el|un|su|del|al) )(?<slip>asta) (?=(?:la|las|los|el|que|un|una|mañana|ahora|dónde|\d+)(?!\p{L}))/giu,
      'hasta',
    ],
  ],
  de: [
    [
      /(?<!\p{L})(?:wissen|[Ww]eiß|[Dd]enken?|[Dd]enkt|[Gg]lauben?|[Gg]laubt|[Hh]offen?|[Hh]offt|[Dd]afür|[Mm]öchten|[Gg]arantieren|[Bb]edeutet|[Hh]eißt),? (?<slip>das) (?=(?:es|[Ss]ie|wir|ich|er|man)(?!\p{L}))/gu,
      'dass',
    ],
  ],
};

/**
 * Articles before a vowel or a consonant; words that are spoken otherwise than they are written are left out. Elsewhere
 * than at the beginning of a sentence, a capital is a name: `Section A applies`.
 */
const ARTICLES: Confusion = [
  new RegExp(
    String.raw`(?<![\p{L}\d'’./-])(?:(?<slip>a|(?<=(?:^|[.!?:] ))A) (?=[aei](?!u)[a-z]{3,}${REST})(?!one|ewe)|(?<slipped>[Aa]n) (?=(?![aeiouhxy]|[mn](?![aeiouy]))(?=[a-z]{0,3}[aeiou])[a-z]{4,}${REST}))`,
    'gu',
  ),
  (word) => (/n$/i.test(word) ? word.slice(0, -1) : `${word}n`),
];

/** Cheap tests of a whole copy: the words that are confused, each with what stands around it. */
const SUSPECTS: Readonly<Record<string, readonly (readonly [word: string, around: RegExp])[]>> = {
  en: [
    [' of', / of(?<=(?:ould|ust|ight|may|ought)(?:n['’]t| not| never)? of)[ .!?”\n]/],
    [
      ' then ',
      / then (?<=(?:ore|ess|ter|her|wer|ner) then )(?:an? |one|two|three|you|any|ever|just|most|\d)/,
    ],
    [
      'our ',
      /our (?:(?:done|welcome|covered|ready|invited|in luck|all set|not alone)[.!?,\n]|going to|not (?:sure|ready)|looking |ready |interested in|about to|thinking |worried about|unsure|unhappy)/,
    ],
    ['s own', /[Ii]t['’]s own/],
    ['heir ', /[Tt]heir (?:is|are|w)/],
    [' loose ', / loose (?:an? |the|your|our|time|money|any|it|day|hour)/],
    [' except ', / except (?:all|ca|ch|cr|pay|ins|walk|most|every|new)/],
    ['ets ', /[Ll]ets (?:get|talk|meet|start|make|see|find|plan|build|fix|sign)/],
    [' form ', / form (?<=(?:ive|ves|ome|mes|els?|way|far|ght|tly|ing|tes|les|urs) form )/],
    ['here own', /[Tt]here own[ .,;!?\n]/],
    [' there ', / there (?<=(?:ith|at|of|or|om|by) there )(?:h|f|n|s|p|[iI]|l|k|c)/],
    ['t’s ', / it’s (?<=(?:of|om|on|st|as|ps) it’s )/],
    ["t's ", / it's (?<=(?:of|om|on|st|as|ps) it's )/],
    [' fro ', / fro \p{L}/u],
    [' si ', /\p{Ll} si [a-z\d]/u],
    ['ome to you ', /ome to you (?:home|house|office|door|place|room|hospital|shop)/],
  ],
  es: [
    ['a ', /\b[Hh]a (?:l|el)/],
    ['sta ', /\b[Aa]sta (?:la|lo|el|que|un|mañ|aho|dón|\d)/],
  ],
  de: [[' das ', / das (?:es|sie|wir|ich|er|man) /]],
};

/** False if a copy has no word that is confused with another one. */
export function mayConfuse(copy: string, language: string): boolean {
  const spoken = language.slice(0, 2);
  return (
    (SUSPECTS[spoken] ?? []).some(([word, around]) => copy.includes(word) && around.test(copy)) ||
    mayMistake(copy, spoken) ||
    (spoken === 'es' && (hasAccentedCapitals(copy) || !otherNumber(copy).next().done))
  );
}

/** The last place of whole words in others: "se esta" before "estabilizando", which begins with the same letters. */
function placeIn(whole: string, words: string): number {
  for (let at = whole.lastIndexOf(words); at > 0; at = whole.lastIndexOf(words, at - 1))
    if (!/\p{L}/u.test(`${whole[at - 1]}`) && !/\p{L}/u.test(whole[at + words.length] ?? ''))
      return at;
  return whole.lastIndexOf(words);
}

function* found(text: string, [around, meant]: Confusion): Generator<Confused> {
  for (const { 0: whole, index, groups = {} } of matchesIn(text, around)) {
    const word = groups.slip ?? groups.slipped ?? '';
    const at = index + placeIn(whole.toLowerCase(), word.toLowerCase());
    yield { index: at, word, meant: typeof meant === 'string' ? meant : meant(word) };
  }
}

/** Goes on after the end of a line of Markdown, which ends no paragraph without an empty line or the mark of an entry. */
const GOES_ON = /^[ \t]*\n[ \t]*[\p{L}\d“"‘(]/u;

/** The first place of a slip. */
function mistakenIn(text: string, { around, meant }: Mistaken): Confused[] {
  const { 0: whole = '', index = 0, groups } = around.exec(text) ?? {};
  const word = Object.values(groups ?? {}).find((found) => found !== undefined);
  if (word === undefined) return [];
  const at = index + placeIn(whole, word);
  if (GOES_ON.test(text.slice(at + word.length, at + word.length + 12))) return [];
  return [{ index: at, word, meant: typeof meant === 'string' ? meant : meant(word) }];
}

/** The words in a text that stand for another one. @param hasArticles whether an article may be wrong. */
export function confusedWords(text: string, language: string, hasArticles: boolean): Confused[] {
  const spoken = language.slice(0, 2);
  const confusions = [
    ...(CONFUSIONS[spoken] ?? []),
    ...(spoken === 'en' && hasArticles ? [ARTICLES] : []),
  ];
  const all = [
    ...confusions.flatMap((confusion) => [...found(text, confusion)]),
    ...[...suspectsIn(`\n${text}\n`, spoken)]
      .flatMap((mistaken) => mistakenIn(text, mistaken))
      .filter((found) => !isBesideTwin(text, found)),
    ...(spoken === 'es' ? [...otherNumber(text), ...bareCapitals(text)] : []),
  ];
  // What is wrong in two ways is told once, and so is what an article and its noun have wrong: "a appointments".
  const places = new Set<number>();
  const ends = new Set(all.map(({ index, word }) => index + word.length + 1));
  return all.filter(({ index }) => !places.has(index) && places.add(index) && !ends.has(index));
}
