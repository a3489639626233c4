import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
} from 'yaml';
import { type Range, WHOLE_FILE } from './diagnostic.ts';
import type { Finding } from './source-file.ts';
import { wordsForSyntaxError } from './yaml-messages.ts';

/** A parsed text that still knows where everything stands. */
export interface YamlDocument {
  /** Undefined if there are findings that are errors. */
  value: unknown;
  findings: Finding[];
  locate: Locate;
}

/** Place of a value, or of the key that names it. The nearest known place if the path does not exist. */
export type Locate = (path: readonly PropertyKey[], at: 'key' | 'value') => Range;

function rangeOf(counter: LineCounter, start: number, end: number): Range {
  const from = counter.linePos(start);
  const to = counter.linePos(Math.max(start, end));
  return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
}

function nodeRange(counter: LineCounter, node: Node | null | undefined): Range | undefined {
  return node?.range ? rangeOf(counter, node.range[0], node.range[1]) : undefined;
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

function checkKey(pair: Pair, seen: Map<string, Range>, range: Range): Finding | undefined {
  const { key } = pair;
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

function checkDocument(document: Document, counter: LineCounter): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Node(_, node) {
      const finding = checkNode(node, nodeRange(counter, node) ?? WHOLE_FILE);
      if (finding) findings.push(finding);
    },
    Alias(_, node) {
      const finding = checkNode(node, nodeRange(counter, node) ?? WHOLE_FILE);
      if (finding) findings.push(finding);
    },
    Map(_, map) {
      const seen = new Map<string, Range>();
      for (const pair of map.items) {
        const range = nodeRange(counter, isNode(pair.key) ? pair.key : map) ?? WHOLE_FILE;
        const finding = checkKey(pair, seen, range);
        if (finding) findings.push(finding);
      }
    },
  });
  return findings;
}

/** Walks to the deepest part of `path` that exists. */
function createLocate(document: Document, counter: LineCounter): Locate {
  return (path, at) => {
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
        if (pair && isPair(pair) && isNode(pair.key)) nextKey = nodeRange(counter, pair.key);
        next = pair?.value;
        if (!pair) break;
      } else if (isSeq(node)) {
        next = node.items[Number(step)];
        if (next === undefined) break;
      } else {
        break;
      }
      node = next;
      value = nodeRange(counter, isNode(next) ? next : undefined) ?? nextKey;
      key = nextKey ?? value;
    }
    return (at === 'key' ? (key ?? value) : (value ?? key)) ?? WHOLE_FILE;
  };
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
  const findings: Finding[] = document.errors.map((error) => {
    const { rule, message, hint } = wordsForSyntaxError(error.code, error.message);
    return { range: rangeOf(counter, error.pos[0], error.pos[1]), rule, message, hint };
  });
  findings.push(...checkDocument(document, counter));
  for (const warning of document.warnings) {
    if (findings.some((finding) => finding.rule === 'syntax/tag')) break;
    const { rule, message, hint } = wordsForSyntaxError(warning.code, warning.message);
    findings.push({ range: rangeOf(counter, warning.pos[0], warning.pos[1]), rule, message, hint });
  }
  const value = findings.length === 0 ? document.toJS({ maxAliasCount: 0 }) : undefined;
  return { value, findings, locate: createLocate(document, counter) };
}
