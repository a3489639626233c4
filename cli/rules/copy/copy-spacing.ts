import type { Repair } from '../../content/diagnostic.ts';
import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { valueAt } from '../../content/value-path.ts';
import type { TextPart } from '../words/body-parts.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isFrenchSpace } from '../words/marks/french-signs.ts';
import { partsOf, placed } from '../words/parts-of.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isMessage, isSearched } from '../words/text-kinds.ts';

/** Languages without a space before punctuation. */
const CLOSE_SIGNS = /^(?:en|es|de|it|pt|nl)\b/;

const DOUBLE = /(?<=\S) {2,}(?=\S)|\t+/;

/** Two spaces after a sentence, as typewriters taught it: pages show one. Who does so at several sentences of a body means it. */
const AFTER_SENTENCE = /[.!?][)”"’*_]* {2}(?=\S)/g;
const DOUBLE_INSIDE = /(?<=\S)(?<![.!?][)”"’*_]*) {2,}(?=\S)|\t+/;
const HABIT = 3;

function spacesSentences(located: LocatedText): boolean {
  return isBody(located) && (located.text.match(AFTER_SENTENCE) ?? []).length >= HABIT;
}

const EDGE = /^[ \t]+(?=\S)|(?<=\S) +$/;
/** A ratio may have spaces: "one teacher for 4 children, 1 : 4". */
const BEFORE_SIGN =
  /(?<=[\p{L}\p{N}\])"”’%\u2060]) +(?!(?<=\d +): \d)(?=[,;:.!?](?:\s|$)|[,;]\p{L}|[.!?](?!Net\b)\p{Lu}\p{Ll})/gu;
/** A closing bracket without an opening one is reported as `copy/unpaired`. Only from a closing one is looked back: from every space, a long text takes the square of its length. */
const INSIDE = /(?<=\() +(?=\S)|(?<! |[:;]-?\)) +(?=\))(?<=\([^()]*\S +)/;
/** After a full stop, words of two letters are listed: others may be part of a name, such as Node.Js. */
const AFTER_SIGN =
  /(?<=\p{Ll})[,;](?=\p{L})|(?<=\p{Ll}{3})[.!?](?=\p{Lu}\p{Ll}{2}|(?:A|I|Y|O|We|It|If|In|At|By|No|On|So|To|As|An|My|He|Do|El|La|Lo|Si|Se|En|Es|Un|Su|Tu|Ya|Wo|Er|Im|Zu|Ob|Da|Du|Am)\s)/u;
const TWICE = /(?<=[\p{L}\p{N}\u2060]),\s?,|(?<![.\d/])\.\.(?![./])|;;|[,;][.:!?](?=\s|$)/u;

/** A fact and a word without the space between them: "{area.freeMinutes}minutes". German makes compounds of them. */
const BESIDE_FACT =
  /(?<=\{[^{}]*\.[^{}]*\})\p{Ll}{4,}|(?<=(?:^|\s)\p{Ll}{2,})(?=\{[a-z\d(][^{}]*\.\w[^{}]*\})/mu;

/** Small words, none of which is the beginning or the end of another that a link is a part of. */
const SMALL =
  'the|and|our|your|with|from|of|to|is|are|el|la|los|las|una|del|de|en|por|para|con|sus|der|die|das|den|dem|eine|einen|und|oder|mit|für|vom|zur|zum|auf';

/**
 * A link in a body and a word without the space between them: "the[guide](/x)", "[guide](/x)and". The first bracket of a
 * link is masked by one character, and its end by more.
 */
const BESIDE_LINK = new RegExp(
  `(?<=^|[\\s(])(?:${SMALL})(?=\\u2060[^\\u2060\\s])|(?<=\\u2060{3})(?:${SMALL})(?=[\\s.,;:!?)]|$)`,
  'imu',
);

interface Slip {
  pattern: RegExp;
  message: string;
  hint: string;
  /** The replacement; missing if the match may be an address or an ellipsis. */
  becomes?: string;
}

const SLIPS: readonly Slip[] = [
  {
    pattern: DOUBLE,
    message: 'There is more than one space here.',
    hint: 'Leave one space.',
    becomes: ' ',
  },
  {
    pattern: EDGE,
    message: 'The text begins or ends with a space.',
    hint: 'Take the space away.',
    becomes: '',
  },
  {
    pattern: BEFORE_SIGN,
    message: 'There is a space before this sign.',
    hint: 'Take the space away.',
    becomes: '',
  },
  {
    pattern: INSIDE,
    message: 'There is a space inside the brackets.',
    hint: 'Take the space away.',
    becomes: '',
  },
  {
    pattern: AFTER_SIGN,
    message: 'There is no space after this sign.',
    hint: 'Add a space.',
  },
  {
    pattern: TWICE,
    message: 'There are two signs where one belongs.',
    hint: 'Take one of them away.',
  },
];

/** `roof ,and`: the space belongs behind the sign. */
function misplaced(part: TextPart, found: RegExpExecArray, pattern: RegExp): Repair | undefined {
  const end = found.index + found[0].length;
  const [sign = '', next = ''] = part.text.slice(end, end + 2);
  if (pattern !== BEFORE_SIGN || !/\p{L}/u.test(next)) return undefined;
  return { span: placed(part, found.index, found[0].length + 1), becomes: `${sign} ` };
}

function firstOf(pattern: RegExp, prose: string): RegExpExecArray | undefined {
  if (pattern !== BEFORE_SIGN) return pattern.exec(prose) ?? undefined;
  for (const found of matchesIn(prose, pattern))
    if (!isFrenchSpace(prose, found.index)) return found;
  return undefined;
}

/** A part of a text with the ends of lines that its file has: a wrapped line may be indented. */
function withLineEnds(prose: string, { start }: TextPart, written: unknown): string {
  if (typeof written !== 'string' || !DOUBLE.test(prose)) return prose;
  let wrapped = prose;
  for (const { index } of matchesIn(written.slice(start, start + prose.length), /\n/g))
    if (wrapped[index] === ' ') wrapped = `${wrapped.slice(0, index)}\n${wrapped.slice(index + 1)}`;
  return wrapped;
}

/** Spaces and punctuation that are doubled, missing or misplaced. */
export const copySpacing: CopyRule = {
  name: 'copy/spacing',
  severity: 'warning',
  perText: true,
  *check(file) {
    if (!CLOSE_SIGNS.test(file.language) || !mayHave(file, SIGN.spacing)) return;
    for (const located of file.texts) {
      if (isMessage(located) || isSearched(located)) continue;
      const double = spacesSentences(located) ? DOUBLE_INSIDE : DOUBLE;
      for (const part of partsOf(located)) {
        // Table columns are aligned with spaces.
        if (part.kind === 'row') continue;
        const prose = withLineEnds(proseOf(part.text), part, valueAt(file.raw, located.path));
        const joined = file.language.startsWith('de') ? null : BESIDE_FACT.exec(part.text);
        if (joined)
          yield {
            path: located.path,
            span: placed(part, joined.index, joined[0].length),
            message: 'There is no space between this fact and the word.',
            hint: 'Add a space, or a hyphen.',
          };
        const linked = part.kind === 'whole' ? null : BESIDE_LINK.exec(part.text);
        if (linked)
          yield {
            path: located.path,
            span: placed(part, linked.index, linked[0].length),
            message: 'There is no space between this word and the link.',
            hint: 'Add a space.',
          };
        for (const { pattern, message, hint, becomes } of SLIPS) {
          const found = firstOf(pattern === DOUBLE ? double : pattern, prose);
          if (!found || (pattern === EDGE && part.kind !== 'whole')) continue;
          const span = placed(part, found.index, found[0].length);
          const repair =
            becomes === undefined
              ? undefined
              : (misplaced(part, found, pattern) ?? { span, becomes });
          yield { path: located.path, span, message, hint, repair };
          break;
        }
      }
    }
  },
};
