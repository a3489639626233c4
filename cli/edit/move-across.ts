import { Lexer } from 'yaml';
import type { Path } from '../content/value-path.ts';
import { valueAt } from '../content/value-path.ts';
import type { Edited } from './edit-text.ts';
import { type Entry, isFlow } from './entries.ts';
import { leadStart } from './lead-comments.ts';
import { columnOf, lastLineEnd, lineBreak, lineStart } from './lines.ts';
import { type ListPlace, type Operation, Refusal } from './operation.ts';
import { type Collection, collectionAt, placeOf } from './places.ts';
import { isSameData } from './plain-data.ts';
import { type Splice, spliced } from './splice.ts';
import { openTree, readValue, type YamlTree } from './yaml-tree.ts';

/** A move from one list to another, and the expected value of the file. */
interface Carriage {
  path: Path;
  to: ListPlace;
  expected: unknown;
}

/** The comments of a text, in order. */
function commentsIn(text: string): string[] {
  return [...new Lexer().lex(text)].filter((lexeme) => lexeme.startsWith('#'));
}

/** Comments of one text that another lacks, counting repeated ones. */
function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((comment) => {
    const index = left.indexOf(comment);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** The list at a path, and one of its entries. */
function entryAt(tree: YamlTree, list: Path, at: number): [Collection, Entry] | undefined {
  const place = placeOf(tree, list);
  const collection = place.rest.length === 0 ? collectionAt(place) : undefined;
  const entry = collection?.entries.at(at);
  return collection && entry && [collection, entry];
}

/** The lines of an entry and the comments above it, reindented for another column. */
function shifted(lines: string, by: number): string {
  const [first = '', ...rest] = lines.split('\n');
  const moved = rest.map((line) => {
    if (line.trim() === '') return line;
    return by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, line.search(/\S/)));
  });
  return [first.trimStart(), ...moved].join('\n');
}

/** Ways to restore the original words and comments of an entry that was written anew. */
function* carried(
  before: YamlTree,
  { path }: Carriage,
  after: YamlTree,
  [target, written]: [Collection, Entry],
): Generator<Splice> {
  const index = Number(path.at(-1));
  const source = entryAt(before, path.slice(0, -1), index);
  if (source && !isFlow(source[0].token) && !isFlow(target.token)) {
    const [list, { start, end }] = source;
    const lead = leadStart(list, index, before.text);
    const lines = before.text.slice(lead, lastLineEnd(before.text, end));
    const by = columnOf(after.text, written.start) - columnOf(before.text, start);
    yield {
      start: written.start,
      end: lastLineEnd(after.text, written.end),
      text: shifted(lines, by),
    };
  }
  const line = lineStart(after.text, written.start);
  const pad = /^ */.exec(after.text.slice(line))?.[0] ?? '';
  const eol = lineBreak(after.text, line);
  const taken = missing(commentsIn(before.text), commentsIn(after.text));
  yield { start: line, end: line, text: taken.map((comment) => pad + comment + eol).join('') };
}

/**
 * Moves an entry into another list as written: it is removed from one list and inserted into the other, and then
 * its original lines and comments replace the generated ones.
 *
 * @param edit applies an operation, or throws a Refusal.
 * @throws Refusal if the move fails, or if one of the comments has no place in the other list.
 */
export function moveAcross(
  tree: YamlTree,
  carriage: Carriage,
  edit: (tree: YamlTree, operation: Operation) => Edited,
): Edited {
  const { path, to, expected } = carriage;
  const taken = openTree(edit(tree, { op: 'remove', path }).text);
  const value = valueAt(tree.value, path);
  const after = openTree(edit(taken, { op: 'insert', ...to, value }).text);
  const written = entryAt(after, to.path, to.at === 'end' ? -1 : to.at);
  const comments = commentsIn(tree.text);
  for (const splice of written ? carried(tree, carriage, after, written) : []) {
    const text = spliced(after.text, splice);
    const read = readValue(text);
    const isWhole = missing(comments, commentsIn(text)).length === 0;
    if (isWhole && read !== undefined && isSameData(read, expected)) return { text, value: read };
  }
  throw new Refusal('A comment of this entry has no place in the other list.');
}
