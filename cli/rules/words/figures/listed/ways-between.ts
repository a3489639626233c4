import { escaped } from '../../../find-source.ts';

/** Two places, in either order, and how far one is from the other. */
export interface Ends {
  place: string;
  /** In lower case. */
  from: string;
}

/** Small words, and a few others, between a preposition and a name: "from the square in Deal", „vom Marktplatz in Deal“. */
const INSIDE = "(?:(?!(?:from|to|via|through|nach|bis|über|hasta|por)\\s)[\\p{L}’'-]+\\s){0,5}?";

/** What a name is followed by before the next preposition, unless it is part of a longer name: "Deal Road". */
const BEHIND = "(?:\\s(?!\\p{Lu})[\\p{L}’'-]+){0,3}?";

/** The ways in which the two ends of a way are joined. */
const JOINED: readonly (readonly [first: string, second: string])[] = [
  ['from|von|vom|desde|de|del', 'to|nach|bis|zu|zum|zur|a|al|hasta'],
  ['between|zwischen|entre', 'and|und|y'],
];

/** A quick test for two ends. */
export const SEEN_BETWEEN =
  /(?<!\p{L})(?:from|vo[nm]|desde|del?|between|zwischen|entre)\s[^.!?\n]{3,80}\s(?:to|nach|bis|zu[mr]?|al?|hasta|and|und|y)\s/iu;

/** What is no way on the road, or twice the way. */
const OTHER_ROUTE =
  /(?<!\p{L})(?:round trip|return trip|both ways|there and back|and back|trails?|paths?|tracks?|on foot|hik\p{L}*|walk\p{L}*|cycl\p{L}*|bike|by (?:boat|rail|train|river)|hin und zurück|zu fuß|radweg\p{L}*|wander\p{L}*|\p{L}*pfad\p{L}*|fahrrad|ida y vuelta|a pie|sendero|en bici\p{L}*)(?!\p{L})/iu;

/** How the home of a business stands in a text whose facts are filled in later. */
const REFERENCE = '\\{business\\.address\\.locality\\}';

/** A name, or the reference that stands for it. */
function written(name: string, home: string): string {
  const [first = '', ...others] = name.split(/\s+/).map((word) => {
    const letter = word.charAt(0);
    return `[${letter.toUpperCase()}${letter.toLowerCase()}]${escaped(word.slice(1))}`;
  });
  const itself = [first.replace(/^\[(.).*?\]/u, '$1'), ...others].join('\\s');
  return name.toLowerCase() === home.toLowerCase() ? `(?:${itself}|${REFERENCE})` : itself;
}

/** Prepositions, which may begin a sentence. */
function either(words: string): string {
  const upper = words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return `${words}|${upper}`;
}

const known = new Map<string, RegExp>();

/** A pattern for both ends of a way, joined by prepositions. */
function between({ place, from }: Ends, home: string): RegExp {
  const key = `${place}\n${from}\n${home}`;
  const kept = known.get(key);
  if (kept) return kept;
  const [one, other] = [written(place, home), written(from, home)];
  const patterns = JOINED.flatMap(([first, second]) =>
    [
      [one, other],
      [other, one],
    ].map(
      ([start, end]) =>
        `(?<!\\p{L})(?:${either(first)})\\s${INSIDE}${start}${BEHIND}\\s(?:${second})\\s${INSIDE}${end}(?!\\p{L}|\\s\\p{Lu})`,
    ),
  );
  const pattern = new RegExp(patterns.join('|'), 'u');
  known.set(key, pattern);
  return pattern;
}

/** The way whose two ends a sentence names with prepositions; undefined if it is none or one of several. */
export function wayBetween<Way extends Ends>(
  sentence: string,
  ways: readonly Way[],
  home: string,
): Way | undefined {
  if (!SEEN_BETWEEN.test(sentence) || OTHER_ROUTE.test(sentence)) return undefined;
  const lowered = sentence.toLowerCase();
  const joined = ways.filter(
    (way) => lowered.includes(way.place.toLowerCase()) && between(way, home).test(sentence),
  );
  return joined.length === 1 ? joined[0] : undefined;
}
