import type { LocatedText } from '../../../content/rule.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf } from '../surroundings.ts';
import { belowTile, isNumberOfTile } from './tiles.ts';

/** Names of facts that count who works in the business. */
const OF_TEAM =
  /(?:^|\.|_)(?:team|crew|staff|employees|equipo|plantilla|personal|emplead[oa]s|mannschaft|belegschaft|mitarbeit\p{Ll}*|betrieb|company|firm|business|empresa|firma|unternehmen)(?=[._\p{Lu}]|$)/iu;

/** True for the name of a fact that counts who or what belongs to the business. */
export function isOfTeam(name: string): boolean {
  return OF_TEAM.test(name);
}

/** Persons, in the form of `nounRoot`. */
const PERSONS: ReadonlySet<string> = new Set(
  'people person persona gente leute personen guest member mitglied'.split(' '),
);

/** Behind a number of persons: in each of several, at one time, or at most. A team is one, and has no limit. */
const SIZE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:per|a|an|each|every|any one|(?:to|at|in|on|round|around) (?:an?|one|each|every)) (?!(?:hour|day|week|month|year|single|small|few|whole|one|team|crew|firm|family|business|company|workshop|shop)(?!\\p{L}))\\p{L}+|at a time|at once|at (?:the )?(?:very )?most|max(?:\\.|imum)?|tops|no more|never more|seated|seats|fits?',
    '(?:por|cada|(?:en|a) (?:cada|una?)) (?!(?:hora|día|semana|mes|año|sol[oa]|equipo|empresa|negocio|familia|taller|obrador|tienda|hoy|ahora|fin|ejemplo)(?!\\p{L}))\\p{L}+|a la vez|al mismo tiempo|(?:como |de )?máx(?:imo|\\.)|no más|nunca más|sentad[oa]s|caben',
    '(?:pro|je|jede[rmns]?|(?:an|in|auf|bei) (?:eine[rmn]?|jede[rmn]?)) (?!(?:tag|woche|monat|jahr|stunde|einzig|team|betrieb|familie|firma|werkstatt|haus)\\p{L}*(?!\\p{L}))\\p{L}+|gleichzeitig|zugleich|auf einmal|höchstens|max(?:\\.|imal)?|nicht mehr|in der gruppe|passen|finden \\p{L}+ (?:\\p{L}+ )?platz',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** What the entry with such a number is about. */
const GROUP = /(?<!\p{L})(?:groups?|grupos?|(?:klein)?gruppen?(?:größe)?)(?!\p{L})/iu;

/** All of the team after all: "10 people work here, four at a time". */
const IS_TEAM =
  /(?<!\p{L})(?:works?|working|team|crew|staff|employ\p{L}*|we are|we['’]re|trabaj\p{L}*|somos|equipo|plantilla|arbeite[nt]|mitarbeit\p{L}*|beschäftig\p{L}*|wir sind|sind wir)(?!\p{L})/iu;

/**
 * True for a number that counts the persons of a group, a table or a boat, and so none of the facts, which all count those of the
 * team. In an entry of a list, the texts beside it belong to its sentence.
 *
 * @param text that the number is in, perhaps with what is written below it.
 */
export function isSizeOfGroup(
  located: LocatedText,
  raw: object,
  text: string,
  at: number,
  figures: readonly KnownFigure[],
): boolean {
  const arePersons = figures.every(
    ({ name, nouns }) => isOfTeam(name) && PERSONS.has(nouns.at(-1) ?? ''),
  );
  if (!arePersons) return false;
  const { start, end } = sentenceAt(text, at);
  // What is a text of its own may end with a period.
  const sentence = text.slice(start, end + 1);
  const below = isNumberOfTile(located) ? `\n${belowTile(located, raw)?.text ?? ''}` : '';
  const all = `${sentence}${below}`;
  if (IS_TEAM.test(all)) return false;
  const isBesideGroup = below !== '' && GROUP.test(blockOf(located, raw));
  return isBesideGroup || SIZE.test(`${sentence.slice(0, at - start)} ${all.slice(at - start)}`);
}
