import { STATES } from './states.ts';

const SETTER = `(?:[Tt]he\\s(?:state|law|legislature|government|county|statute)|[Ss]tate law|(?:[Dd]as\\s)?(?:Gesetz|Land)|[Dd]er (?:Staat|Gesetzgeber)|[Ll]a ley|[Ee]l (?:estado|gobierno)|${STATES})`;

/** Up to a sum: a state caps what was spoken of: "Ohio caps it at", „Hessen deckelt das bei“, «La ley lo limita a». */
const CAPS = new RegExp(
  `(?<![\\p{L}-])${SETTER}\\s(?:(?:law|also|still|now|auch)\\s)?(?:(?:caps|limits|restricts|sets|fixes)\\s(?:it|them|that|this|both|the (?:fees?|charges?|prices?|rent|rate)|(?:such|these) (?:fees|charges))\\s(?:at|to)|(?:deckelt|begrenzt|beschränkt)\\s(?:sie|es|ihn|das|dies|die Gebühr(?:en)?|den Preis|die Preise)\\s(?:auf|bei)|(?:l[oa]s?\\s)(?:limita|topa|fija|deja|pone(?: el tope)?)\\s(?:a|en))\\s(?:(?:most|about|höchstens|maximal|como máximo)\\s)?$`,
  'u',
);

/** A state or its law, in which something is the most. */
const THERE = `(?:[Ii]n|[Ee]n)\\s(?:${STATES}|this state|diesem Land|este estado)|[Bb]y law|[Uu]nder (?:state|${STATES}) law|[Gg]esetzlich|[Pp]or ley`;

/** The most that may be taken. */
const MOST =
  '(?:[Tt]he (?:legal )?(?:maximum|most|cap|limit|ceiling)|[Dd](?:as|er|ie) (?:Maximum|Höchst(?:satz|betrag|preis|gebühr)|Obergrenze)|[Ee]l (?:máximo|tope|límite)|[Ll]o (?:más|máximo))';

/** Up to a sum: it is the most in a state, said before or behind: "In Ohio the maximum for the first is", «el máximo en Jalisco es de». */
const IS_MOST = new RegExp(
  `(?<!\\p{L})(?:(?:${THERE}),?\\s(?:(?:is|are|es|ist|liegt|beträgt)\\s)?${MOST}(?!\\p{L})|${MOST}\\s[^.,;:!?]{0,40}?(?:${THERE})(?!\\p{L}))[^.,;:!?]{0,50}\\s(?:(?:is|are|of|at|stands at|ist|sind|beträgt|liegt bei|von|es(?: de)?|son|de)\\s)?$`,
  'u',
);

/** First person: the cap is the own one. */
const OURS =
  /(?<!\p{L})(?:we|our|my|wir|unser\p{L}*|nuestr\p{L}+|nosotros|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** True for what a state lets a trade take at most, whatever fee it equals. */
export function isCapOfState(before: string): boolean {
  const found = CAPS.exec(before) ?? IS_MOST.exec(before);
  return found !== null && !OURS.test(before.slice(found.index));
}
