import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { type Range, WHOLE_FILE } from '../diagnostic.ts';
import type { Finding } from '../source-file.ts';
import type { Span } from '../span-location.ts';
import type { LineMove } from './line-moves.ts';
import { PARSING, repairIndentation } from './repair-indentation.ts';
import { firstFaults } from './syntax-cascades.ts';
import { findUnclosed } from './unclosed.ts';
import { checkDocument } from './yaml-checks.ts';
import { Locations } from './yaml-locations.ts';
import { wordsForMove, wordsForSyntaxError } from './yaml-messages.ts';

/** A parsed text that preserves positions. */
export interface YamlDocument {
  /** Undefined if one of the findings is an error. */
  value: unknown;
  findings: Finding[];
  locate: Locate;
}

/**
 * Position of a value, or of its key. If the path does not exist, the nearest existing ancestor. With `span`, the
 * position of that span of the text.
 */
export type Locate = (path: readonly PropertyKey[], at: 'key' | 'value', span?: Span) => Range;

/** Descends to the deepest existing part of `path`. */
function createLocate(document: Document, places: Locations): Locate {
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

/** Maximum number of spaces between a closing quote and what follows it. */
const LONGEST_GAP = 8;

/** Parser errors; those caused by one unclosed quote or bracket are reported once, where it opens. */
function syntaxFindings(document: Document, text: string, places: Locations): Finding[] {
  const unclosed = document.errors.length > 0 ? findUnclosed(document, text) : [];
  const explained = new Set(unclosed.flatMap(({ errors }) => errors));
  const openings = unclosed.map(({ start, words }) => ({
    range: places.toLineEnd(start),
    ...words,
  }));
  const isBehindQuote = ({ pos }: YAMLParseError) =>
    /["'] *$/.test(text.slice(Math.max(0, pos[0] - LONGEST_GAP), pos[0]));
  const left = document.errors.filter((error) => !explained.has(error));
  const others = firstFaults(left, text, isBehindQuote).map(({ error, misindented }) => ({
    range: places.between(...(misindented ?? error.pos)),
    ...wordsForSyntaxError(
      misindented ? 'BAD_INDENT' : error.code,
      error.message,
      isBehindQuote(error),
    ),
  }));
  return [...openings, ...others];
}

/** The first of some moved lines, where it was. */
function rangeOf({ line, is, meant, lacksDash }: LineMove, text: string): Range {
  const added = meant - is + (lacksDash ? '- '.length : 0);
  const length = (text.split('\n')[line] ?? '').trimEnd().length - added;
  return { line: line + 1, column: is + 1, endLine: line + 1, endColumn: length + 1 };
}

/** A line that a version control system leaves where two changes meet. */
const CONFLICT = /^(?:(?:<{7}|>{7})(?=\s|$)|={7}$)/m;

/** The first line of a conflict between two versions of the file, whose rest says both at once. */
function conflictIn(text: string, places: Locations): Finding | undefined {
  const found = CONFLICT.exec(text);
  if (!found) return undefined;
  return {
    range: places.toLineEnd(found.index),
    rule: 'syntax/conflict',
    message: 'Two versions of this file were merged, and here they contradict each other.',
    hint: 'Keep one of the two between the marks, and delete the lines with <, = and >.',
  };
}

/** A comment that has swallowed a closing bracket is reported instead of the unclosed bracket that results. */
function withCutEnds(findings: readonly Finding[], text: string): Finding[] {
  const lines = text.split('\n');
  const isCutEnd = ({ rule, range }: Finding) =>
    rule === 'syntax/cut-text' &&
    /[\]}]\s*$/.test(lines[range.line - 1]?.slice(range.column - 1) ?? '');
  const ends = findings.filter(isCutEnd);
  const isExplained = ({ rule, range }: Finding) =>
    rule === 'syntax/missing-character' && ends.some((end) => end.range.line >= range.line);
  if (!findings.some(isExplained)) return [...findings];
  return findings.flatMap((finding): Finding[] => {
    if (isExplained(finding)) return [];
    return isCutEnd(finding) ? [{ ...finding, severity: 'error' }] : [finding];
  });
}

/**
 * Parses guarded text with the YAML 1.2 core schema and no extensions. Duplicate keys are detected here, because
 * the parser's own check is quadratic in the number of keys.
 */
export function parseYamlDocument(text: string): YamlDocument {
  const read = readWithLines(text);
  if (read.document.errors.length === 0) return documentOf(text, read, []);
  const { text: repaired, faults } = repairIndentation(read.document, text);
  return documentOf(repaired, faults.length > 0 ? readWithLines(repaired) : read, faults);
}

function readWithLines(text: string): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  return { document: parseDocument(text, { ...PARSING, lineCounter: counter }), counter };
}

/** @param misindented lines that were moved so that the rest of the text can be read. */
function documentOf(
  text: string,
  { document, counter }: ReturnType<typeof readWithLines>,
  misindented: readonly LineMove[],
): YamlDocument {
  const places = new Locations(text, counter);
  const refused = checkDocument(document, text, places);
  const isTold = (line: number) =>
    refused.some(({ rule, range }) => rule === 'syntax/alias' && range.line === line);
  // After an alias that was meant as text, its other words are unexpected.
  const broken = [
    ...misindented.map((fault) => ({ range: rangeOf(fault, text), ...wordsForMove(fault) })),
    ...syntaxFindings(document, text, places),
  ].filter(({ rule, range }) => rule !== 'syntax/unexpected' || !isTold(range.line));
  const conflict = document.errors.length > 0 ? conflictIn(text, places) : undefined;
  const findings = conflict ? [conflict] : withCutEnds([...broken, ...refused], text);
  for (const warning of document.warnings) {
    if (findings.some((finding) => finding.rule === 'syntax/tag')) break;
    const { rule, message, hint } = wordsForSyntaxError(warning.code, warning.message, false);
    findings.push({ range: places.between(warning.pos[0], warning.pos[1]), rule, message, hint });
  }
  const good = findings.every(({ severity }) => severity === 'warning');
  const value = good ? document.toJS({ maxAliasCount: 0 }) : undefined;
  return { value, findings, locate: createLocate(document, places) };
}
