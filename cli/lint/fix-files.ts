import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseWritten } from '../content/data-file.ts';
import type { Diagnostic, PlacedRepair } from '../content/diagnostic.ts';
import { type JsonShape, jsonShape } from '../content/shape/json-shape.ts';
import { fileDiagnostic } from '../content/source-file.ts';
import { isBelow, pathName } from '../content/value-path.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import { editData } from '../edit/edit-data.ts';
import type { Operation } from '../edit/operation.ts';
import { dataFileKind, schemaOf } from '../site/data-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import { inWritingTurn } from '../site/writing-turn.ts';
import { replaceOwnFile } from '../system/draft-file.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { isJoin, joinOperations } from './join-texts.ts';
import { placeFinder } from './place-finder.ts';
import { type FoundIn, repairAt, repairOfText, TELLING_REPAIRS } from './repair-of.ts';

/**
 * Sorts operations so that each path is still valid when it is applied: paths contain the original indices and
 * keys.
 */
function inOrder(operations: readonly Operation[]): Operation[] {
  const isRemoval = ({ op }: Operation) => op === 'remove';
  return operations.toSorted(
    (a, b) =>
      b.path.length - a.path.length ||
      Number(isRemoval(a)) - Number(isRemoval(b)) ||
      (isRemoval(a) ? Number(b.path.at(-1)) - Number(a.path.at(-1)) : 0),
  );
}

/**
 * Fixes for the findings of one file: all at once in a text, one entry at a time in a list, because the next
 * removal may leave too few. A text that becomes whole has no other fix: those are of the part that was read.
 */
function repairsOf(findings: readonly Diagnostic[], file: FoundIn, locate: Locate): Operation[] {
  const placeOf = placeFinder(file.value, locate);
  const operations = findings.flatMap((finding) => {
    const place = TELLING_REPAIRS.has(finding.rule) ? placeOf(finding) : undefined;
    return (place && repairAt(finding, place, file)) ?? [];
  });
  const together = new Map<string, PlacedRepair[]>();
  for (const { repair } of findings) {
    if (!repair || isJoin(repair)) continue;
    const name = pathName('removes' in repair ? repair.path.slice(0, -1) : repair.path);
    together.set(name, [...(together.get(name) ?? []), repair]);
  }
  for (const [first, ...others] of together.values()) {
    const operation = first && repairOfText(first, file, others);
    if (operation) operations.push(operation);
  }
  const joins = findings.flatMap(({ repair }) => (repair && isJoin(repair) ? [repair] : []));
  const others = operations.filter(
    (operation) => !joins.some(({ path }) => isBelow(operation.path, path)),
  );
  return [...joinOperations(joins, file.value), ...inOrder(others)];
}

/** The text after all operations that can be applied; one that is refused does not affect the others. */
function edited(path: string, text: string, operations: readonly Operation[]): string {
  const together = editData({ path, text }, operations);
  if (!('refused' in together)) return together.text;
  const { operation: refused } = together.refused;
  const others = operations.filter((operation) => operation !== refused);
  return others.length < operations.length ? edited(path, text, others) : text;
}

/** Rules about how a file was saved that are fixed here. A site may turn them off, and its files then stay as saved. */
const SAVED = { mark: 'syntax/byte-order-mark', lines: 'syntax/line-endings' };

/** Line endings come last, because a lone CR does not end a line in the positions of the findings. */
function repaired(
  path: string,
  old: string,
  { findings, shape }: { findings: readonly Diagnostic[]; shape: JsonShape },
): string {
  const mark = old.startsWith('\ufeff') ? '\ufeff' : '';
  const text = old.slice(mark.length);
  const { value, locate } = parseWritten({ path, file: path, text, hash: '' });
  const operations = repairsOf(findings, { text, value, shape }, locate);
  const told = new Set(findings.map(({ rule }) => rule));
  const right = edited(path, text, operations);
  const lines = told.has(SAVED.lines) ? right.replace(/\r\n?/g, '\n') : right;
  return told.has(SAVED.mark) ? lines : mark + lines;
}

const REPAIRED_HERE: ReadonlySet<string> = new Set([...Object.values(SAVED), ...TELLING_REPAIRS]);

/** Only files that were read as text: folders, pictures and files in another encoding are left alone. */
function isRepairable(findings: readonly Diagnostic[]): boolean {
  return (
    findings.some(({ rule, repair }) => repair || REPAIRED_HERE.has(rule)) &&
    !findings.some(({ rule }) => rule === 'syntax/encoding' || rule.startsWith('file/'))
  );
}

/** The findings of each file in turn; only those of one file are in memory at a time. */
function* byFile(diagnostics: Iterable<Diagnostic>): Generator<[string, Diagnostic[]]> {
  let together: [string, Diagnostic[]] | undefined;
  for (const finding of diagnostics) {
    if (together?.[0] !== finding.file) {
      if (together) yield together;
      together = [finding.file, []];
    }
    together[1].push(finding);
  }
  if (together) yield together;
}

/** What became of the files with fixes. */
export interface FixedFiles {
  /** As diagnostics show them. */
  changed: string[];
  /** One finding for each file that could not be written. */
  unwritten: Diagnostic[];
}

/** The finding about a file that the system does not let be written; undefined for any other error. */
function unwritable(file: string, error: unknown, cwd: string): Diagnostic | undefined {
  const remedy = explainSystemError(error, cwd);
  const message = 'The file could not be written, so nothing in it was fixed.';
  return remedy === undefined
    ? undefined
    : fileDiagnostic(file, 'file/not-writable', message, remedy);
}

/** Fixes one file; true if that changed it. One that is gone or saved since it was checked is left as it is. */
function fixFile(named: string, findings: readonly Diagnostic[], site: CheckedSite): boolean {
  return inWritingTurn(site.root, () => {
    // Systems write down parts of a millisecond, and the clock that said when the check began does not.
    if (!existsSync(named) || Math.floor(statSync(named).ctimeMs) > site.since) return false;
    const old = readFileSync(named, 'utf8');
    const shape = jsonShape(schemaOf(dataFileKind(named, site) ?? 'landing', site.schemas));
    const text = repaired(realpathSync(named), old, { findings, shape });
    if (text === old) return false;
    replaceOwnFile(named, text);
    return true;
  });
}

/** A site whose files were checked. */
interface CheckedSite extends OpenSite {
  /** When the check began, in milliseconds since 1970: the findings are of texts as they were from then on. */
  since: number;
}

/**
 * Applies fixes that are unambiguous. A file is written once, with all its fixes; one that cannot be written does not
 * affect the others. A symbolic link stays a link; its target is fixed once, whatever names it was found under.
 *
 * @param diagnostics sorted by file.
 */
export function fixFiles(
  diagnostics: Iterable<Diagnostic>,
  { cwd, ...site }: CheckedSite & { cwd: string },
): FixedFiles {
  const seen = new Set<string>();
  const changed: string[] = [];
  const unwritten: Diagnostic[] = [];
  for (const [file, findings] of byFile(diagnostics)) {
    if (!isRepairable(findings)) continue;
    const named = resolve(cwd, file);
    const path = existsSync(named) ? realpathSync(named) : named;
    if (seen.has(path)) continue;
    seen.add(path);
    try {
      if (fixFile(named, findings, site)) changed.push(file);
    } catch (error) {
      const finding = unwritable(file, error, cwd);
      if (!finding) throw error;
      unwritten.push(finding);
    }
  }
  return { changed, unwritten };
}
