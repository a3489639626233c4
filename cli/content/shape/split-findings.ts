import type { z } from 'zod';
import type { PlacedRepair, Range } from '../diagnostic.ts';
import { printable } from '../printable.ts';
import type { Finding, SourceFile } from '../source-file.ts';
import { isBelow, isMissing, type Path, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type JsonShape, requiredAt } from './json-shape.ts';
import { wrongSize } from './shape-issues.ts';
import { type SplitText, splitTexts } from './split-texts.ts';

type Issue = z.core.$ZodIssue;

/** A value of the wrong shape in its file. */
interface Misshapen {
  root: unknown;
  shape: JsonShape;
  source: SourceFile;
  locate: Locate;
}

const HINT = 'Put the whole text in double quotes.';

function splitText(path: Path, range: Range, rest: string, as: 'a key' | 'another entry'): Finding {
  return {
    range,
    rule: 'shape/split-text',
    message: `${pathName(path)} is cut off at a comma: without quotes, "${printable(rest)}" is read as ${as}.`,
    hint: HINT,
  };
}

function fromTo(start: Range, end: Range): Range {
  return { ...start, endLine: end.endLine, endColumn: end.endColumn };
}

/** What is written in a range, as one line. */
function written(text: string, { line, column, endLine, endColumn }: Range): string {
  const lines = text.split('\n').slice(line - 1, endLine);
  return lines
    .map((words, index) => {
      const isLast = index === lines.length - 1;
      return words.slice(index === 0 ? column - 1 : 0, isLast ? endColumn - 1 : undefined).trim();
    })
    .join(' ');
}

/** The whole text, if that is certain: without quotes or comments inside, and with every key that has to be there. */
function repairOf(
  { path, rests }: SplitText,
  words: string,
  { root, shape }: Misshapen,
): PlacedRepair | undefined {
  const map = valueAt(root, path.slice(0, -1)) as object;
  const isWhole = requiredAt(shape, path.slice(0, -1)).every((key) => key in map);
  if (!isWhole || /(?:^|,\s*)["']|\s#/.test(words)) return undefined;
  return { path, joins: rests, becomes: words };
}

function ofMap(split: SplitText, file: Misshapen): Finding {
  const { path, rests } = split;
  const [first = '', last = first] = [rests[0], rests.at(-1)];
  const end = file.locate([...path.slice(0, -1), last], 'value');
  const range = fromTo(file.locate(path, 'value'), end);
  const repair = repairOf(split, written(file.source.text, range), file);
  return { ...splitText(path, range, first, 'a key'), repair };
}

/** The maps that may have the rest of a text as keys. */
function suspectMaps(issues: readonly Issue[], root: unknown): Path[] {
  const paths = issues.flatMap((issue): Path[] => {
    if (issue.code === 'unrecognized_keys') return [issue.path];
    const isNothing = issue.path.length > 0 && valueAt(root, issue.path) === null;
    return isNothing ? [issue.path.slice(0, -1)] : [];
  });
  return [...new Map(paths.map((path) => [pathName(path), path])).values()];
}

/** An issue without what follows from a split text: its rest among the keys, and what its map lacks. */
function withoutSplit(issue: Issue, splits: readonly SplitText[], root: unknown): Issue[] {
  const inMap = splits.filter(({ path }) => pathName(path.slice(0, -1)) === pathName(issue.path));
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.filter((key) => !inMap.some(({ rests }) => rests.includes(key)));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  }
  const follows = splits.some(({ path, rests }) => {
    const map = path.slice(0, -1);
    const isLacking =
      pathName(issue.path.slice(0, -1)) === pathName(map) && isMissing(root, issue.path);
    return (
      isLacking ||
      [path, ...rests.map((key) => [...map, key])].some((part) => isBelow(issue.path, part))
    );
  });
  return follows || inMap.length > 0 ? [] : [issue];
}

/** The entries of a list of texts; empty if it is none. */
function textsAt(root: unknown, path: Path): string[] {
  const list = valueAt(root, path);
  const isOfTexts = Array.isArray(list) && list.every((entry) => typeof entry === 'string');
  return isOfTexts ? list : [];
}

/** A list in brackets with too many entries, of which some may be the rest of a text; empty if none can be. */
function ofList(issue: Issue & { code: 'too_big' }, file: Misshapen): Finding[] {
  const { root, source, locate } = file;
  const list = textsAt(root, issue.path);
  if (!written(source.text, locate(issue.path, 'value')).startsWith('[')) return [];
  const ranges = list.map((_, index) => locate([...issue.path, index], 'value'));
  const isPlain = ranges.map((range) => !/^["']/.test(written(source.text, range)));
  const isLower = list.map((entry) => /^\p{Ll}/u.test(entry));
  const findings: Finding[] = [];
  for (let from = 0, to = 0; from < list.length; from = to) {
    to = from + 1;
    if (!isPlain[from] || isLower[from]) continue;
    while (isPlain[to] && isLower[to]) to += 1;
    const [start, end] = [ranges[from], ranges[to - 1]];
    if (to - from < 2 || !start || !end) continue;
    const rest = list[from + 1] ?? '';
    findings.push(splitText([...issue.path, from], fromTo(start, end), rest, 'another entry'));
  }
  if (findings.length > 0) return findings;
  if (list.length === 0 || !isPlain.every(Boolean)) return [];
  const finding = wrongSize(issue, root, locate);
  const hint = finding.hint.replace(/\.$/, ', or put a text that has a comma in double quotes.');
  return [{ ...finding, hint }];
}

/**
 * Reports texts without quotes that a comma has split, each at the text.
 *
 * @returns the findings, and the issues that have nothing to do with them.
 */
export function splitFindings(
  issues: readonly Issue[],
  file: Misshapen,
): { findings: Finding[]; others: Issue[] } {
  const { root, shape, locate } = file;
  const splits = suspectMaps(issues, root).flatMap((path) => splitTexts(root, path, shape, locate));
  const findings = splits.map((split) => ofMap(split, file));
  const others = issues.flatMap((issue) => {
    const inList = issue.code === 'too_big' ? ofList(issue, file) : [];
    findings.push(...inList);
    return inList.length > 0 ? [] : withoutSplit(issue, splits, root);
  });
  return { findings, others };
}
