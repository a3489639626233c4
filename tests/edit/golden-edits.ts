import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editData } from '../../cli/edit/edit-data.ts';
import type { Operation } from '../../cli/edit/operation.ts';
import type { OperationName } from '../../cli/edit/operation-forms.ts';
import { readOperation } from '../../cli/edit/written-operation.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/edits');

/** A text, what is done to it, and what it is afterwards, or why it is refused. */
export interface GoldenEdit {
  family: string;
  title: string;
  operations: string[];
  before: string;
  after: string;
}

/** What cannot be seen in a fixture has a sign there. */
function unseen(text: string): string {
  return text
    .replaceAll('␍', '\r')
    .replaceAll('⇔', '\ufeff')
    .replaceAll('»', '\t')
    .replace(/∎\n$/, '');
}

function seen(text: string): string {
  const marked = text.replaceAll('\r', '␍').replaceAll('\ufeff', '⇔').replaceAll('\t', '»');
  return marked.endsWith('\n') || marked === '' ? marked : `${marked}∎\n`;
}

/** Reads a file of cases: a title, operations, `<<<`, the text before, `>>>`, the text after. */
function readFamily(file: string): GoldenEdit[] {
  const parts = readFileSync(join(FOLDER, file), 'utf8').split(/^=== /m).slice(1);
  return parts.map((part) => {
    const [head = '', rest = ''] = part.split(/^<<<\n/m);
    const [before = '', after = ''] = rest.split(/^>>>\n/m);
    const [title = '', ...operations] = head.trim().split('\n');
    // A line between two cases is no part of the one above.
    return { family: file, title, operations, before, after: after.replace(/\n\n$/, '\n') };
  });
}

export const goldenEdits = readdirSync(FOLDER).sort().flatMap(readFamily);

/** What becomes of the text before, or the reason why nothing does, as fixtures have it. */
export function outcomeOf({ family, operations, before }: GoldenEdit): string {
  const read = operations.map((line) => {
    const [op = '', ...text] = line.split(' ');
    return readOperation({ op: op as OperationName, text: text.join(' ') }, undefined);
  });
  const fault = read.find((operation) => typeof operation === 'string');
  if (fault !== undefined) return `${fault}\n`;
  const path = family.startsWith('page') ? 'page.md' : 'landing.yaml';
  const edited = editData({ path, text: unseen(before) }, read as Operation[]);
  if (!('refused' in edited)) return seen(edited.text);
  const { line, column, reason } = edited.refused;
  return `! ${line}:${column} ${reason}\n`;
}
