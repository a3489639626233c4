import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Diagnostic, type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { COMPONENT } from '../../content/pages/page-routes.ts';
import { displayPath } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { findCode, findLiteral, rangeAt, type SourcePlace } from '../../rules/find-source.ts';
import { BuildFault } from '../../system/build-fault.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { missingIcon, PageFault } from '../../templates/static-pages.ts';
import { placeOfStack } from './place-of-stack.ts';

interface CodeSite {
  root: string;
  cwd: string;
}

/** What the bundler says about one place: its message, and below it file, line and column. */
const PLACED = /(?:^|\n)(?:\[[^\]\n]+\] )?([^\n]+)\n\s*╭─\[ (.+?):(\d+):(\d+) \]/;

/** Where the last element of a name opens in a text that is not closed there; -1 if there is none. */
function lastOpening(text: string, name: string): number {
  const open: number[] = [];
  for (const { 0: tag, index } of matchesIn(
    text,
    new RegExp(`</?${escaped(name)}(?=[\\s/>])[^<>]*>?`, 'g'),
  )) {
    if (tag.startsWith('</')) open.pop();
    else if (!tag.endsWith('/>')) open.push(index);
  }
  return open.at(-1) ?? -1;
}

const TAG = /<(\/?)([\w.]*)((?:"[^"]*"|\{[^{}]*\}|[^<>"{}=]|=(?!>))*?)(\/?)>/g;

/** Where an element opens that another closing tag follows, such as a closing one without its slash; -1 if none does. */
function unclosedIn(text: string): number {
  const open: { name: string; at: number }[] = [];
  for (const { 1: closes, 2: name = '', 4: empty, index } of matchesIn(text, TAG)) {
    if (closes === '') {
      if (empty === '') open.push({ name, at: index });
      continue;
    }
    const last = open.pop();
    if (last && last.name !== name) return last.at;
  }
  return -1;
}

/** The range of what cannot be read; an import is searched for, because its line is counted without types. */
function rangeOf(path: string, told: string, place: { line: number; column: number }): Range {
  const [, imported] = /'(\.{1,2}\/[^']+)'/.exec(told) ?? [];
  const source = readFileSync(path, 'utf8');
  const [, name] = /^"(\w+)" is not exported/.exec(told) ?? [];
  const [, open] = /closing tag for '([\w.]+)'/.exec(told) ?? [];
  const above = source.split('\n').slice(0, place.line).join('\n');
  const opened = open === undefined ? -1 : lastOpening(above, open);
  if (open !== undefined && opened >= 0) return rangeAt(source, opened, opened + open.length + 1);
  const unclosed = /^Unexpected token.*rbrace/.test(told) ? unclosedIn(source) : -1;
  if (unclosed >= 0) return rangeAt(source, unclosed, source.indexOf('>', unclosed) + 1);
  const pattern = imported ? `["']${escaped(imported)}["']` : name && `\\b${name}\\b`;
  const found = pattern === undefined ? null : new RegExp(pattern).exec(source);
  if (found) return rangeAt(source, found.index, found.index + found[0].length);
  return { ...place, endLine: place.line, endColumn: place.column + 1 };
}

/** What the bundler says about an import that leads to no module and no package. */
const UNRESOLVED = /failed to resolve import "([^"]+)" from "([^"]+)"/;

/** The place of an import that leads nowhere; undefined of any other message. */
function importFault(message: string, { root, cwd }: CodeSite): Diagnostic | undefined {
  const [, imported = '', path = ''] = UNRESOLVED.exec(message) ?? [];
  if (imported === '' || !path.startsWith(resolve(root))) return undefined;
  const source = readFileSync(path, 'utf8');
  const at = new RegExp(`["']${escaped(imported)}["']`).exec(source)?.index ?? -1;
  return {
    file: displayPath(path, cwd),
    ...(at < 0 ? WHOLE_FILE : rangeAt(source, at, at + imported.length + 2)),
    rule: 'code/broken',
    severity: 'error',
    message: `The code of the site cannot be read: nothing is called "${imported}".`,
    hint: imported.startsWith('touchdown')
      ? 'Import from "touchdown", "touchdown/components" or "touchdown/testing".'
      : 'Correct its spelling, or install the package.',
  };
}

/** What the bundler says about a page whose module has no component to show. */
const NO_DEFAULT = /"default" is not exported by "([^"]+)"/;

/** A page without its component; undefined of any other message. */
function noComponent(message: string, { root, cwd }: CodeSite): Diagnostic | undefined {
  const path = resolve(ENGINE_ROOT, NO_DEFAULT.exec(message)?.[1] ?? '');
  if (basename(path) !== COMPONENT || !path.startsWith(resolve(root))) return undefined;
  return {
    file: displayPath(path, cwd),
    ...WHOLE_FILE,
    rule: 'code/broken',
    severity: 'error',
    message: 'This page has nothing to show: its module has no default export.',
    hint: 'Write "export default function" before its component.',
  };
}

/** The place in the code of a site that keeps it from being bundled; undefined if none is named. */
export function bundlingFault(
  { message }: BuildFault,
  { root, cwd }: CodeSite,
): Diagnostic | undefined {
  const unresolved = importFault(message, { root, cwd });
  if (unresolved) return unresolved;
  const empty = noComponent(message, { root, cwd });
  if (empty) return empty;
  const [, told = '', file = '', line = '', column = ''] = PLACED.exec(message) ?? [];
  // Templates are bundled in the folder of the engine, the definition in that of the site or the command.
  const path = [ENGINE_ROOT, root, cwd]
    .map((folder) => resolve(folder, file))
    .find((place) => place.startsWith(resolve(root)) && existsSync(place));
  if (file === '' || path === undefined) return undefined;
  return {
    file: displayPath(path, cwd),
    ...rangeOf(path, told, { line: Number(line), column: Number(column) }),
    rule: 'code/broken',
    severity: 'error',
    message: `The code of the site cannot be read: ${told.replace(/ in \S+$/, '').replace(/\.$/, '')}.`,
    hint: 'Correct this place, or undo the last change of the file.',
  };
}

function escaped(code: string): string {
  return code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The place of an icon in the data of a page. */
function placeInData(icon: string, route: string, { root, cwd }: CodeSite) {
  for (const name of ['page.yaml', 'page.md']) {
    const path = join(root, 'pages', route, name);
    const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const found = new RegExp(`(?<=\\bicon:\\s*["']?)${escaped(icon)}\\b`).exec(source);
    if (found)
      return {
        file: displayPath(path, cwd),
        ...rangeAt(source, found.index, found.index + icon.length),
      };
  }
  return undefined;
}

/** The place of what a page fails on; undefined if nothing names it. */
function placeOf({ cause, page: { route } }: PageFault, site: CodeSite): SourcePlace | undefined {
  const { root, cwd } = site;
  const icon = missingIcon(cause);
  if (icon !== undefined)
    return findLiteral(icon, route, root, cwd) ?? placeInData(icon, route, site);
  const { message = '', stack = '' } = cause instanceof Error ? cause : {};
  const [, picture] = /^There is no picture "([^"]+)" below pictures/.exec(message) ?? [];
  const shown = picture && findLiteral(picture, route, root, cwd);
  if (shown) return shown;
  const [, unset] = /^([\w$]+) is not defined$/.exec(message) ?? [];
  const named =
    unset && findCode(new RegExp(`(?<![\\w$])${escaped(unset)}(?![\\w$])`), route, root, cwd);
  return named || placeOfStack(stack, site);
}

/** The place where the code of a page fails, or its component. */
function failureOf(fault: PageFault, site: CodeSite): Diagnostic {
  const { cause, page } = fault;
  const { root, cwd } = site;
  const told = cause instanceof Error ? cause.message : String(cause);
  const place = placeOf(fault, site);
  const whole = {
    file: displayPath(join(root, 'pages', page.route, COMPONENT), cwd),
    ...WHOLE_FILE,
  };
  return {
    ...(place ?? whole),
    rule: 'code/fails',
    severity: 'error',
    message: `The page ${page.entry.path} cannot be rendered: ${told}`,
    hint:
      missingIcon(cause) === undefined
        ? 'Correct this place; a name may be misspelled, or a fact have moved.'
        : 'All icons are listed at lucide.dev/icons.',
  };
}

/**
 * The place in the code of a site that keeps its pages from being rendered.
 *
 * @throws the fault itself, if it names no such place.
 */
export function codeFault(fault: unknown, site: CodeSite): Diagnostic {
  if (fault instanceof PageFault) return failureOf(fault, site);
  const inBundle = fault instanceof BuildFault ? bundlingFault(fault, site) : undefined;
  if (!inBundle) throw fault;
  return inBundle;
}
