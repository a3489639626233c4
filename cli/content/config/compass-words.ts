/** Points of the compass in the words of a language; the groups are north or south, and east or west. */
const WORDS: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}-])(?:(north|south)(?:[- ]?(east|west))?|(east|west))(?:ern)?(?![\p{L}])/giu,
  de: /(?<![\p{L}-])(?:(nord|süd)(?:[- ]?(ost|west))?|(ost|west))(?:ens?|lich\p{L}*)?(?!\p{L})/giu,
  // «Este» is “this”, too: it is a point of the compass behind an article, and before “de” and a name.
  es: /(?<!\p{L})(?:(nor|sur|su[dr]?)-?(d?este|oeste)|(norte|sur)|(oeste|occidental|oriental)|(?<=\b(?:el|al|del|hacia el) )(este)(?= )|(este)(?= de \p{Lu}))(?!\p{L})/giu,
};

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^no?r/i, 'N'],
  [/^s[ouü]/i, 'S'],
  [/^(?:west|oeste|occidental)/i, 'W'],
  [/^(?:east|ost|d?este|oriental)/i, 'E'],
];

function pointOf(found: RegExpMatchArray): string {
  return found
    .slice(1)
    .flatMap((part) => (part ? (LETTERS.find(([word]) => word.test(part))?.[1] ?? []) : []))
    .join('');
}

/** The points of the compass that a text names, such as `W` and `SE`; undefined in a language that nobody reads here. */
export function compassPoints(text: string, language: string): ReadonlySet<string> | undefined {
  const words = WORDS[language.slice(0, 2)];
  return words && new Set([...text.matchAll(words)].map(pointOf));
}
