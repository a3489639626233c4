import { LETTERS } from './letters.ts';

/**
 * Matches nothing, any number of times. A loop makes V8 forget what it knows of the text so far, so that it compiles what follows once. An
 * empty class instead of `$.` would not do for texts with one byte a character: there V8 leaves out what cannot match, and the loop with it.
 */
const JOINT = '(?:$.)*';

/** V8 unrolls a group that is repeated no more than this. */
const MOST_UNROLLED = 3;

const TOKEN = /\\.|\[(?:[^\]\\]|\\.)*\]|\((?:\?<?[=!])?|[|)]/gs;
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;
const LETTER = /\\(?:p\{L\}|.)|[[\]]/gs;

/** A group that is not closed yet. */
interface OpenGroup {
  start: number;
  /** A lookbehind matches its parts from the last to the first. */
  isBackward: boolean;
  isAssertion: boolean;
  hasChoice: boolean;
}

/** The quantifier at a place of a pattern, or nothing. */
function quantifierAt(source: string, place: number): string {
  QUANTIFIER.lastIndex = place;
  return QUANTIFIER.exec(source)?.[0] ?? '';
}

function isUnrolled(quantifier: string): boolean {
  const [most] = /\d+(?=\})|^\?/.exec(quantifier) ?? [];
  return most !== undefined && (most === '?' || Number(most) <= MOST_UNROLLED);
}

/** The places behind groups that can be left in several ways, in the direction in which they are matched. */
function joints(source: string): number[] {
  const places: number[] = [];
  const open: OpenGroup[] = [];
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    const group = open.at(-1);
    if (token.startsWith('(')) {
      const isAssertion = token !== '(';
      const isBackward = isAssertion ? token.includes('<') : group?.isBackward === true;
      open.push({ start: index, isBackward, isAssertion, hasChoice: false });
    } else if (token === '|' && group) group.hasChoice = true;
    else if (token === ')' && group) {
      open.pop();
      const quantifier = quantifierAt(source, index + 1);
      const end = index + 1 + quantifier.length;
      const isForked = isUnrolled(quantifier) || (group.hasChoice && quantifier === '');
      if (group.isAssertion || !isForked) continue;
      const isJoined = group.isBackward
        ? source.endsWith(JOINT, group.start)
        : source.startsWith(JOINT, end);
      if (!isJoined) places.push(group.isBackward ? group.start : end);
    }
  }
  return places.sort((a, b) => a - b);
}

function withJoints(source: string): string {
  let joined = '';
  let at = 0;
  for (const place of joints(source)) {
    joined += source.slice(at, place) + JOINT;
    at = place;
  }
  return joined + source.slice(at);
}

/** `\p{L}` as ranges: V8 compiles each use to seven kilobytes of code for letters beyond two bytes, nearly all in scripts that nobody writes. */
function withLetterRanges(source: string): string {
  let isInClass = false;
  return source.replace(LETTER, (token) => {
    if (token === '[' || token === ']') isInClass = token === '[';
    if (token !== '\\p{L}') return token;
    return isInClass ? LETTERS : `[${LETTERS}]`;
  });
}

/**
 * A pattern that matches the same, and for which V8 generates a third of the machine code. It compiles what follows a choice anew for each
 * alternative, up to ten times, and for each number of repetitions that it unrolls.
 */
export function leanSource(source: string, flags = ''): string {
  // With them, `$.` matches the end of a line and the next one.
  const mayJoin = source.includes('(') && !/m.*s/.test(flags);
  const joined = mayJoin ? withJoints(source) : source;
  return flags.includes('u') && joined.includes('\\p{L}') ? withLetterRanges(joined) : joined;
}
