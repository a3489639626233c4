import type { MistakenRow } from '../mistaken-row.ts';

/** Who or what a clause begins with; "wenn möglich" and "ob groß oder klein" are none. */
const DOER =
  '(?:Sie|sie|wir|ihr|er|ich|man|du|der|die|das|ein|eine|einer|Ihre?[nmrs]?|unsere?[nmrs]?|meine?[nmrs]?|deine?[nmrs]?|niemand|jemand|jeder?|alle|viele|keine?r?)(?![\\p{L}-])';

/** Words that go with "dass" into its clause, or join it to another one. */
const WITH_THAT =
  '(?:so|ohne|statt|anstatt|außer|und|oder|sondern|als|aber|doch|auf|bis|nur|nicht|kaum|auch|selbst|allein|alleine|denn|mehr|wie|eher|vielmehr|genau|schon|besonders|insbesondere|allem|sowie|weder|noch|entweder|sowohl|je|bloß|nun|gerade|eben|etwa|beispielsweise|zumindest|mindestens|einzig|ausgenommen|dadurch|sofern|nämlich|unbeschadet|ungeachtet|trotz|wegen|geschweige|höchstens|lediglich|vorausgesetzt|namentlich|ja|bzw|beziehungsweise|weil|Wort|Konjunktion|das|ein|mit)';

/** Words that end what comes before a clause with "ob"; "egal" and "je nachdem" need no comma. */
const BEFORE_WHETHER =
  '(?:weiß|wissen|wusste[nt]?|frag(?:e|t|en)|prüf(?:e|t|en)|klär(?:t|en)|sag(?:t|en)|seh(?:t|en)|sieht|schau(?:t|en)|überleg(?:t|en)|entscheid(?:et|en)|erfahren|nachsehen|nachfragen|testen|interessieren|Ihnen|uns|mir|dir|Bescheid|unsicher|Ahnung)';

/** The same of "wenn", "falls", "weil" and "sobald", which follow adverbs and particles of their own clause, too. */
const BEFORE_IF =
  '(?:(?:[Ss]ie|[Dd]ich|[Ee]uch|[Dd]ir|uns|mich|mir|sich) (?:an|bei uns|gern|gerne|Bescheid|vorbei|zu)|\\p{Ll}{2,}en (?:Sie|wir) (?:uns|sich|mich)|uns (?:vorher|bitte|kurz|einfach)|Bescheid|vorbei|zurück)';

/** The comma that a clause asks for stands before the words that go with it. */
function withComma(words: string): string {
  return words.replace(/ (?=\p{L}+$)/u, ', ');
}

/** Clauses that begin without a comma. */
export const GERMAN_COMMAS: readonly MistakenRow[] = [
  [
    ' dass ',
    new RegExp(
      `(?<=\\p{L},? )(?<slip>(?!${WITH_THAT} )\\p{L}{3,} dass) (?=${DOER}|es(?!\\p{L}))`,
      'iu',
    ),
    withComma,
  ],
  [
    ' ob ',
    new RegExp(`(?<=\\p{L},? )(?<slip>${BEFORE_WHETHER} ob) (?=${DOER}|es(?!\\p{L}))`, 'u'),
    withComma,
  ],
  [
    / (?:wenn|falls|weil|sobald) /,
    new RegExp(`(?<!\\p{L})(?<slip>${BEFORE_IF} (?:wenn|falls|weil|sobald)) (?=${DOER})`, 'u'),
    withComma,
  ],
];
