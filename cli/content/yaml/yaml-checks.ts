import { type Document, isAlias, isScalar, type Node, type Pair, type Scalar, visit } from 'yaml';
import { type Range, WHOLE_FILE } from '../diagnostic.ts';
import type { Finding } from '../source-file.ts';
import { splitDecimals } from './split-decimals.ts';
import type { Locations } from './yaml-locations.ts';

/** Valid YAML that pages must not use. */
function checkNode(node: Node, range: Range): Finding | undefined {
  if (isAlias(node)) {
    const message = `"*${node.source}" stands for another part of the file in YAML, which pages do not use.`;
    return {
      range,
      rule: 'syntax/alias',
      message,
      hint: 'Write the text out, or put it in quotes if it begins with *.',
    };
  }
  if ('anchor' in node && node.anchor) {
    const message = `"&${node.anchor}" marks a part of the file for repetition in YAML, which pages do not use.`;
    return {
      range,
      rule: 'syntax/alias',
      message,
      hint: 'Remove the mark, or put the text in quotes if it begins with &.',
    };
  }
  if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) {
    const message = `"${node.tag}" names a type in YAML, which pages do not use.`;
    return {
      range,
      rule: 'syntax/tag',
      message,
      hint: 'Remove it, or put the text in quotes if it begins with !.',
    };
  }
  return undefined;
}

/** The place of an anchor, which stands before its value and, before a block, on the line above. */
function markOf(node: Node, text: string, places: Locations): Range | undefined {
  const anchor = 'anchor' in node && node.anchor;
  if (!anchor || !node.range) return undefined;
  const start = text.lastIndexOf(`&${anchor}`, node.range[0]);
  return start < 0 ? undefined : places.between(start, start + anchor.length + 1);
}

/** `#1` after a space starts a comment, so text such as "Your #1 plumber" is cut off there. */
function checkCutText(node: Scalar, text: string, places: Locations): Finding | undefined {
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

/** @param isBroken whether the parser found errors: keys that are not scalars may be a consequence. */
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
      message: 'A key must be a single word in front of a colon.',
      hint: 'Write it as in "headline: Signed at the gate".',
    };
  }
  const name = String(key.value);
  if (name === '<<') {
    const message = '"<<" takes over another part of the file in YAML, which pages do not use.';
    return { range, rule: 'syntax/merge-key', message, hint: 'Write the keys out here.' };
  }
  if (name === '__proto__') {
    return {
      range,
      rule: 'syntax/key',
      message: '"__proto__" cannot be a key.',
      hint: 'Delete the line.',
    };
  }
  const first = seen.get(name);
  seen.set(name, first ?? range);
  if (!first) return undefined;
  const message = `"${name}" stands here a second time; the first is in line ${first.line}.`;
  return {
    range,
    rule: 'syntax/duplicate-key',
    message,
    hint: 'Keep one of the two and delete the other.',
  };
}

/** Finds valid YAML that pages must not use, and texts that are cut off by a comment or a comma. */
export function checkDocument(document: Document, text: string, places: Locations): Finding[] {
  const findings: Finding[] = [];
  const anchors = new Set<string>();
  const check = (node: Node) => {
    // One finding per repeated part: at the anchor, not at every alias.
    if (isAlias(node) && anchors.has(node.source)) return;
    if ('anchor' in node && node.anchor) anchors.add(node.anchor);
    const finding = checkNode(node, markOf(node, text, places) ?? places.of(node) ?? WHOLE_FILE);
    if (finding) findings.push(finding);
  };
  visit(document, {
    Alias: (_, node) => check(node),
    Scalar(_, node) {
      check(node);
      const cut = checkCutText(node, text, places);
      if (cut) findings.push(cut);
    },
    Seq(_, list) {
      check(list);
      findings.push(...splitDecimals(list, text, places));
    },
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
