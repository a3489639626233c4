import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { tailwindFile } from '../content/utility-css.ts';
import { ROLES } from '../palette/palette-roles.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A custom property in a utility class: `bg-(--color-ink)`, `bg-[--color-ink]`, `text-[var(--color-ink)]`. */
const NAMED = /(?:[([]|var\()(?:[a-z]+:)?(--[\w-]+)(?=[)\],])/g;

/** A custom property that is set, in a style sheet or in code. */
const SET = /(--[\w-]+)["'`]?\s*\]?\s*:/g;

const PALETTE: ReadonlySet<string> = new Set(ROLES.map((role) => `--color-${role}`));

/** A use without a fallback, in a style sheet or in the style of an element. */
const USED = /var\(\s*(--[\w-]+)\s*\)/g;

/** A custom property that code sets by its name. */
const NAMED_IN_CODE = /["'`](--[\w-]+)["'`]/g;

/** A use of a custom property. */
export interface UsedVariable {
  name: string;
  start: number;
  end: number;
}

/** The custom properties that a style sheet or module uses without a fallback. */
export function* variablesUsed(source: string): Generator<UsedVariable> {
  for (const { 0: whole, 1: name = '', index } of matchesIn(source, USED)) {
    const start = index + whole.indexOf(name);
    yield { name, start, end: start + name.length };
  }
}

/** The custom properties that a class refers to. */
export function variablesIn(className: string): string[] {
  if (!className.includes('--')) return [];
  return [...matchesIn(className, NAMED)].map(([, name = '']) => name);
}

function* textsBelow(folder: string): Generator<string> {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A site may have no code.
  }
  for (const name of names)
    if (/\.(?:css|tsx?)$/.test(name)) yield readFileSync(join(folder, name), 'utf8');
}

/** Whether custom properties are set anywhere; style sheets are read for the first that is not one of the palette. */
export class KnownVariables {
  readonly #root: string | undefined;
  readonly #colors: { has(name: string): boolean };
  #known: Set<string> | undefined;

  /**
   * @param root folder of the site, if its own style sheets count.
   * @param colors of the site: some roles are set by a brand alone. By default all roles.
   */
  constructor(root?: string, colors: { has(name: string): boolean } = PALETTE) {
    this.#root = root;
    this.#colors = colors;
  }

  /** True of a variable that something sets. */
  has(name: string): boolean {
    // Tailwind sets its own where it uses them.
    if (this.#colors.has(name) || name.startsWith('--tw-')) return true;
    this.#known ??= this.#read();
    return this.#known.has(name);
  }

  /** The variables of some classes that nothing sets. */
  unknownIn(className: string): string[] {
    return variablesIn(className).filter((name) => !this.has(name));
  }

  /** All names, for suggestions. */
  get names(): readonly string[] {
    return [...PALETTE, ...(this.#known ?? [])].filter((name) => this.has(name));
  }

  #read(): Set<string> {
    const folders = [
      join(ENGINE_ROOT, 'renderer'),
      ...(this.#root === undefined
        ? []
        : ['pages', 'site'].map((name) => join(this.#root ?? '', name))),
    ];
    const theme = tailwindFile('tailwindcss/theme.css');
    const texts = [
      ...(theme === undefined ? [] : [readFileSync(theme, 'utf8')]),
      ...folders.flatMap((folder) => [...textsBelow(folder)]),
    ];
    return new Set(
      texts.flatMap((text) =>
        [SET, NAMED_IN_CODE].flatMap((form) =>
          [...matchesIn(text, form)].map(([, name = '']) => name),
        ),
      ),
    );
  }
}
