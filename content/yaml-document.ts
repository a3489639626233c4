import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import { type Range, WHOLE_FILE } from './diagnostic.ts';
import type { Finding } from './source-file.ts';
import { placeOfSpan, type Span } from './text-place.ts';
import { findUnclosed } from './unclosed.ts';
import { wordsForSyntaxError } from './yaml-messages.ts';

/** A parsed text that still knows where everything stands. */
export interface YamlDocument {
  /** Undefined if one of the findings is an error. */
  value: unknown;
  findings: Finding[];
  locate: Locate;
}

/**
 * Place of a value, or of the key that names it. The nearest known place if the path does not exist.
 * With `span`, the place of that stretch of the text that stands there.
 */
export type Locate = (path: readonly PropertyKey[], at: 'key' | 'value', span?: Span) => Range;

/** Places in one text. The parser counts the line break after a block as part of it; readers do not. */
class Places {
  readonly #text: string;
  readonly #counter: LineCounter;

  constructor(text: string, counter: LineCounter) {
    this.#text = text;
    this.#counter = counter;
  }

  between(start: number, end: number): Range {
    let last = Math.min(end, this.#text.length);
    while (last > start && /\s/.test(this.#text[last - 1] ?? '')) last -= 1;
    const from = this.#counter.linePos(start);
    const to = this.#counter.linePos(Math.max(start, last));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  }

  toLineEnd(start: number): Range {
    const newline = this.#text.indexOf('\n', start);
    return this.between(start, newline === -1 ? this.#text.length : newline);
  }

  of(node: unknown): Range | undefined {
    return isNode(node) && node.range ? this.between(node.range[0], node.range[1]) : undefined;
  }

  within(node: unknown, span: Span): Range | undefined {
    const place = isScalar(node) ? placeOfSpan(this.#text, node, span) : undefined;
    return place && this.between(...place);
  }
}

/** What YAML allows and a page must not use. */
function checkNode(node: Node, range: Range): Finding | undefined {
  if (isAlias(node)) {
    const message = `"*${node.source}" repeats another part of the file, which is not allowed.`;
    return {
      range,
      rule: 'syntax/alias',
      message,
      hint: 'Write the text out, or put it in quotes if it begins with *.',
    };
  }
  if ('anchor' in node && node.anchor) {
    const message = `"&${node.anchor}" marks a part to be repeated, which is not allowed.`;
    return {
      range,
      rule: 'syntax/alias',
      message,
      hint: 'Remove the mark, or put the text in quotes if it begins with &.',
    };
  }
  if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) {
    const message = `"${node.tag}" is a type mark, which is not allowed.`;
    return {
      range,
      rule: 'syntax/tag',
      message,
      hint: 'Remove it, or put the text in quotes if it begins with !.',
    };
  }
  return undefined;
}

/** `#1` after a space begins a comment, so a text such as "Your #1 notary" ends before it. */
function checkCutText(node: Scalar, text: string, places: Places): Finding | undefined {
  const { comment, range } = node;
  if (node.type !== 'PLAIN' || !comment || !range || /^[ \t#]/.test(comment)) return undefined;
  const start = text.indexOf('#', range[1]);
  const shown = comment.length > 20 ? `${comment.slice(0, 20)}…` : comment;
  return {
    range: places.toLineEnd(start),
    rule: 'syntax/cut-text',
    severity: 'warning',
    message: `"#${shown}" is missing from the text: a # after a space begins a comment.`,
    hint: 'Put the whole value in double quotes. If it is a comment, leave a space after the #.',
  };
}

/** @param isBroken the parser found errors: keys that are no words may be what it made of them. */
function checkKey(
  pair: Pair,
  seen: Map<string, Range>,
  range: Range,
  isBroken: boolean,
): Finding | undefined {
  const { key } = pair;
  if (!isScalar(key) && isBroken) return undefined;
  if (!isScalar(key)) {
    return {
      range,
      rule: 'syntax/key',
      message: 'A key must be a single word.',
      hint: 'Write "key: value".',
    };
  }
  const name = String(key.value);
  if (name === '<<') {
    const message = '"<<" merges another part of the file, which is not allowed.';
    return { range, rule: 'syntax/merge-key', message, hint: 'Write the keys out.' };
  }
  if (name === '__proto__') {
    return {
      range,
      rule: 'syntax/key',
      message: '"__proto__" cannot be a key.',
      hint: 'Remove it.',
    };
  }
  const first = seen.get(name);
  seen.set(name, first ?? range);
  if (!first) return undefined;
  const message = `"${name}" is given twice; the first one is in line ${first.line}.`;
  return { range, rule: 'syntax/duplicate-key', message, hint: 'Keep one of them.' };
}

function checkDocument(document: Document, text: string, places: Places): Finding[] {
  const findings: Finding[] = [];
  const anchors = new Set<string>();
  const check = (node: Node) => {
    // One word about each repeated part: the mark itself, not every place that repeats it.
    if (isAlias(node) && anchors.has(node.source)) return;
    if ('anchor' in node && node.anchor) anchors.add(node.anchor);
    const finding = checkNode(node, places.of(node) ?? WHOLE_FILE);
    if (finding) findings.push(finding);
  };
  visit(document, {
    Alias: (_, node) => check(node),
    Scalar(_, node) {
      check(node);
      const cut = checkCutText(node, text, places);
      if (cut) findings.push(cut);
    },
    Seq: (_, node) => check(node),
    Map(_, map) {
      check(map);
      const seen = new Map<string, Range>();
      for (const pair of map.items) {
        const range = places.of(pair.key) ?? places.of(map) ?? WHOLE_FILE;
        const finding = checkKey(pair, seen, range, document.errors.length > 0);
        if (finding) findings.push(finding);
      }
    },
  });
  return findings;
}

/** Walks to the deepest part of `path` that exists. */
function createLocate(document: Document, places: Places): Locate {
  return (path, at, span) => {
    let node: unknown = document.contents;
    let key: Range | undefined;
    let value: Range | undefined;
    for (const step of path) {
      let next: unknown;
      let nextKey: Range | undefined;
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && String(item.key.value) === String(step),
        );
        if (!pair) break;
        nextKey = places.of(pair.key);
        next = pair.value;
      } else if (isSeq(node)) {
        next = node.items[Number(step)];
        if (next === undefined) break;
      } else {
        break;
      }
      node = next;
      value = places.of(next) ?? nextKey;
      key = nextKey ?? value;
    }
    const part = at === 'value' && span ? places.within(node, span) : undefined;
    return part ?? (at === 'key' ? (key ?? value) : (value ?? key)) ?? WHOLE_FILE;
  };
}

/** Errors of the parser, those that come of one open quote or bracket told once, where it opens. */
function syntaxFindings(document: Document, text: string, places: Places): Finding[] {
  const unclosed = document.errors.length > 0 ? findUnclosed(document, text) : [];
  const explained = new Set(unclosed.flatMap(({ errors }) => errors));
  const openings = unclosed.map(({ start, words }) => ({
    range: places.toLineEnd(start),
    ...words,
  }));
  const others = document.errors
    .filter((error) => !explained.has(error))
    .map((error) => ({
      range: places.between(error.pos[0], error.pos[1]),
      ...wordsForSyntaxError(error.code, error.message, /["']/.test(text[error.pos[0] - 1] ?? '')),
    }));
  return [...openings, ...others];
}

/**
 * Parses guarded text with the YAML 1.2 core types and no extras.
 * Keys are compared here, not by the parser, whose own check takes time squared in the number of keys.
 */
export function parseYamlDocument(text: string): YamlDocument {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
    schema: 'core',
    merge: false,
  });
  const places = new Places(text, counter);
  const findings = [
    ...syntaxFindings(document, text, places),
    ...checkDocument(document, text, places),
  ];
  for (const warning of document.warnings) {
    if (findings.some((finding) => finding.rule === 'syntax/tag')) break;
    const { rule, message, hint } = wordsForSyntaxError(warning.code, warning.message, false);
    findings.push({ range: places.between(warning.pos[0], warning.pos[1]), rule, message, hint });
  }
  const good = findings.every(({ severity }) => severity === 'warning');
  const value = good ? document.toJS({ maxAliasCount: 0 }) : undefined;
  return { value, findings, locate: createLocate(document, places) };
}
