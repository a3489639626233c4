import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { rangeAt, type SourcePlace } from '../../rules/find-source.ts';

/** A call in a stack, as V8 writes it. */
const FRAME =
  /^\s*at (?:(?:async |new )*(?:[\w$]+\.)*([\w$]+) )?\(?(file:\/\/[^\s)]+):(\d+):(\d+)\)?$/gm;

/** The comment with which the bundler begins each module: its path. */
const MODULE = /^\/\/ (\S.*\.[jt]sx?)$/;

/** Fewest letters of a line that is found at its first place in a module; fewer must stand there only once. */
const TELLING = 8;

function escaped(code: string): string {
  return code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Code as the bundler prints it, which has quotes and spaces of its own. */
function asWritten(piece: string): RegExp {
  return new RegExp(escaped(piece).replace(/["'`]/g, '["\'`]').replace(/\s+/g, '\\s*'), 'g');
}

/** A module of the site by its path in a bundle, which may have been made while the site was in another folder. */
function ownModule(name: string, root: string): string | undefined {
  if (name.includes('node_modules/')) return undefined;
  const steps = name.split('/');
  const paths = steps.flatMap((step, at) =>
    step === 'pages' || step === 'site' ? [join(root, ...steps.slice(at))] : [],
  );
  return paths.find((path) => existsSync(path));
}

/** The site's module that a line of the bundle is of; undefined for code of the engine and of packages. */
function moduleAt(bundle: readonly string[], line: number, root: string): string | undefined {
  for (let at = line - 1; at >= 0; at -= 1) {
    const [, name] = MODULE.exec(bundle[at] ?? '') ?? [];
    if (name !== undefined) return ownModule(name, root);
  }
  return undefined;
}

/** What a place in the bundle may look like in the source: its line, and the name with its path at the column. */
function piecesAt(line: string, column: number): string[] {
  const before = /[\w$.?]*$/.exec(line.slice(0, column - 1))?.[0] ?? '';
  const after = /^[\w$.?]*/.exec(line.slice(column - 1))?.[0] ?? '';
  // The source may close a block on the same line, or do without a semicolon.
  return [line.trim(), line.trim().replace(/;$/, ''), before + after];
}

/** The first place of one of some pieces of code, or of a function, in a source. */
function spanOf(source: string, pieces: readonly string[], name: string | undefined) {
  for (const piece of pieces.filter(({ length }) => length > 2)) {
    const [first, second] = matchesIn(source, asWritten(piece));
    if (first && (piece.length >= TELLING || !second)) return first;
  }
  const declared =
    name && new RegExp(`\\b(?:function|const|let|var)\\s+${escaped(name)}\\b`).exec(source);
  return declared || undefined;
}

/**
 * The place of the first call in a stack that is in the code of a site: bundling keeps most lines as they are. What
 * the bundler has rewritten, such as a constant that it has filled in, is at the function around it, or else in the
 * file as a whole; it is searched for in no other module, where the same code would be something else.
 */
export function placeOfStack(
  stack: string,
  { root, cwd }: { root: string; cwd: string },
): SourcePlace | undefined {
  for (const [, name, url = '', line, column] of matchesIn(stack, FRAME)) {
    const bundle = readFileSync(fileURLToPath(url), 'utf8').split('\n');
    const path = moduleAt(bundle, Number(line), root);
    if (path === undefined) continue;
    const source = readFileSync(path, 'utf8');
    const found = spanOf(source, piecesAt(bundle[Number(line) - 1] ?? '', Number(column)), name);
    const range = found ? rangeAt(source, found.index, found.index + found[0].length) : WHOLE_FILE;
    return { file: displayPath(path, cwd), ...range };
  }
  return undefined;
}
