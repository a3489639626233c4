import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { statementsOf } from '../../rules/css/css-statements.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { modulesBelow, SITE_FOLDERS } from '../../rules/source-texts.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { isSlipFor, usesPackages } from './source-classes.ts';
import { stylePathsBelow } from './style-paths.ts';

const CLASS = /\.(-?[_a-zA-Z][\w-]*)(?!\\)/g;

/** The first place of each class in the selectors of a style sheet. */
function classesOf(css: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const found of statementsOf(css)) {
    if (found.kind !== 'prelude' || found.text.startsWith('@')) continue;
    for (const { 1: name = '', index } of matchesIn(found.text, CLASS))
      if (!places.has(name)) places.set(name, found.start + index);
  }
  return places;
}

const WORD = /[a-zA-Z_-][\w-]*/g;

/** A name that code completes: `card-${size}`, `${kind}-row`, `'card-' + size`. */
const COMPOSED = /([\w-]+-)(?:\$\{|["'`]\s*\+)|(?:\}|\+\s*["'`])(-[\w-]+)/g;

/** Code that joins parts, none of which it names: `${KIND}-${size}`, `[KIND, size].join('-')`. */
const JOINED = /\}[-_]+\$\{|\+\s*["'`][-_]+["'`]\s*\+|join\(["'`][-_]+["'`]\)/;

/** Names that modules contain or may compose. */
class WrittenNames {
  readonly #words = new Set<string>();
  readonly #parts = new Set<string>();
  #joins = false;

  add(source: string): void {
    this.#joins ||= JOINED.test(source);
    for (const [word] of matchesIn(source, WORD)) this.#words.add(word);
    for (const [, start = '', end = ''] of matchesIn(source, COMPOSED))
      this.#parts.add(start + end);
  }

  has(name: string): boolean {
    return (
      this.#words.has(name) ||
      [...this.#parts].some((part) => name.startsWith(part) || name.endsWith(part))
    );
  }

  /** True if the modules join parts, and a name begins with a word in them. */
  mayJoin(name: string): boolean {
    if (!this.#joins) return false;
    return [...matchesIn(name, /[-_]+/g)].some(
      ({ 0: sign, index }) =>
        this.#words.has(name.slice(0, index)) ||
        this.#words.has(name.slice(0, index + sign.length)),
    );
  }

  /** A word that a name is one slip away from. */
  near(name: string): string | undefined {
    return [...this.#words].find(
      (word) => isSlipFor(name, word) || `${name}s` === word || `${word}s` === name,
    );
  }
}

/**
 * `style/unknown-class` in the style sheets of a site: a class that no component has, and none can compose.
 *
 * @param told findings in components: a class that is misspelled there is told once.
 */
export function unusedClasses(
  root: string,
  cwd: string,
  told: readonly Diagnostic[],
): Diagnostic[] {
  const folders = SITE_FOLDERS.map((folder) => join(root, folder));
  const paths = folders.flatMap(stylePathsBelow);
  if (paths.length === 0) return [];
  const own = folders
    .flatMap((folder) => [...modulesBelow(folder)])
    .map((path) => readFileSync(path, 'utf8'));
  if (usesPackages(own)) return [];
  const [inSite, names] = [new WrittenNames(), new WrittenNames()];
  for (const source of own) inSite.add(source);
  for (const source of own) names.add(source);
  for (const path of modulesBelow(join(ENGINE_ROOT, 'renderer')))
    names.add(readFileSync(path, 'utf8'));
  const isTold = (name: string) =>
    told.some(({ rule, hint }) => rule === 'style/unknown-class' && hint?.includes(`"${name}"`));
  return paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...classesOf(text)].flatMap(([name, at]) => {
      if (names.has(name) || inSite.mayJoin(name) || isTold(name)) return [];
      const meant = inSite.near(name);
      return report(
        { file: displayPath(path, cwd), text },
        {
          range: rangeAt(text, at, at + name.length + 1),
          rule: 'style/unknown-class',
          severity: 'warning',
          message: `No component has the class "${name}", so this rule has no effect.`,
          hint:
            meant === undefined
              ? 'Check its spelling, or take the rule out.'
              : `Did you mean "${meant}"?`,
        },
      );
    });
  });
}
