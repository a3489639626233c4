import type { Range } from '../diagnostic.ts';
import type { Finding } from '../source-file.ts';

/**
 * Maximum nesting that is passed to the parser. The deepest real file needs six; `yaml` is recursive, and a
 * thousand open brackets would crash the process without a catchable error.
 */
const MAX_DEPTH = 40;

/** Maximum indentation, in spaces. */
const MAX_INDENT = 160;

/** Maximum number of lines in a file. A landing has about a hundred. */
const MAX_LINES = 5000;

/** Characters that no text editor writes on purpose: C0 controls except tab and line breaks, and C1. */
export const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

function at(line: number, column: number, length = 1): Range {
  return { line, column, endLine: line, endColumn: column + length };
}

/** Reports a character that is not allowed in texts. */
export function controlFinding(character: string, line: number, column: number): Finding {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
  return {
    range: at(line, column),
    rule: 'syntax/control-character',
    message: `There is an invisible character here that text cannot contain (U+${code}).`,
    hint: 'Delete it. Such characters come along when text is pasted.',
  };
}

/** Depth that a line opens by brackets and by `- - -` before its content. */
function depthOf(line: string, before: number): { deepest: number; after: number; column: number } {
  let depth = before;
  let deepest = before;
  let column = 1;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === '[' || character === '{') depth += 1;
    else if ((character === ']' || character === '}') && depth > 0) depth -= 1;
    if (depth > deepest) {
      deepest = depth;
      if (depth <= MAX_DEPTH + 1) column = index + 1;
    }
  }
  const compact = /^\s*((?:[-?] +)+)/.exec(line)?.[1]?.match(/[-?]/g)?.length ?? 0;
  return { deepest: Math.max(deepest, before + compact), after: depth, column };
}

/** The end of a line below which a literal or folded text begins. */
const BLOCK_HEADER = /(?:^|[:?-])\s+(?:[&!]\S*\s+)*[|>][-+\d]{0,2}\s*(?:\s#.*)?$/;

/** Tells lines of literal and folded texts from others: a tab in them is part of the text. */
class BlockTexts {
  /** Indentation of the line that the text belongs to; -1 outside texts. */
  #parent = -1;

  /** True for a line of such a text. Lines must be passed in order. */
  holds(line: string): boolean {
    if (line.trim() === '') return this.#parent >= 0;
    const indent = /^ */.exec(line)?.[0].length ?? 0;
    if (this.#parent >= 0 && indent > this.#parent) return true;
    this.#parent = BLOCK_HEADER.test(line) ? columnOfParent(line) : -1;
    return false;
  }
}

/** Column of the key, or else of the hyphen, that a text belongs to; the text is indented further. */
function columnOfParent(line: string): number {
  const lead = /^ *(?:- +)*/.exec(line)?.[0] ?? '';
  return /^[|>&!]/.test(line.slice(lead.length)) ? lead.lastIndexOf('-') : lead.length;
}

/**
 * Checks YAML before the full parser does: for anything that could crash, hang or silently mislead it. Brackets
 * inside quotes count too; real texts never come close to the limit.
 *
 * @returns findings; if there are any, the text must not be parsed.
 */
export function guardYaml(text: string): Finding[] {
  const findings: Finding[] = [];
  const lines = text.split('\n');
  if (lines.length > MAX_LINES) {
    findings.push({
      range: at(MAX_LINES + 1, 1),
      rule: 'syntax/too-many-lines',
      message: `The file has ${lines.length.toLocaleString('en-US')} lines; at most ${MAX_LINES.toLocaleString('en-US')} are read.`,
      hint: 'A landing has about a hundred lines. Check that the right file was saved under this name.',
    });
  }
  let depth = 0;
  const texts = new BlockTexts();
  for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
    const control = CONTROL.exec(line);
    if (control) {
      findings.push(controlFinding(control[0], index + 1, control.index + 1));
    }
    const tab = /^ *\t(?=\s*\S)/.exec(line);
    if (!texts.holds(line) && tab) {
      findings.push({
        range: at(index + 1, tab[0].length),
        rule: 'syntax/tab',
        message: 'This line is indented with a tab; YAML allows only spaces.',
        hint: 'Use two spaces for each level. Most editors can convert tabs.',
      });
    }
    const indent = /^[ -]*/.exec(line)?.[0].length ?? 0;
    const { deepest, after, column } = depthOf(line, depth);
    depth = after;
    if (deepest > MAX_DEPTH || indent > MAX_INDENT) {
      findings.push({
        range: at(index + 1, deepest > MAX_DEPTH ? column : indent + 1),
        rule: 'syntax/nesting',
        message: 'This is nested far deeper than any page needs.',
        hint: 'Look above for brackets that are opened and never closed.',
      });
      break;
    }
  }
  return findings;
}
