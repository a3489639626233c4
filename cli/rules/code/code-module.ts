import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PICTURE_LAYOUTS } from '../../../renderer/pictures/picture-layouts.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import type { Node } from '../source-syntax.ts';
import {
  type DeclaredProps,
  declaredProps,
  type ImportedName,
  importedNames,
} from './component-props.ts';

/** A module of components, as its code alone shows it. */
export interface CodeModule {
  path: string;
  source: string;
  body: readonly Node[];
  imports: ReadonlyMap<string, ImportedName>;
  props: ReadonlyMap<string, DeclaredProps>;
}

/** The building blocks of the engine, by the name under which a site imports them. */
const ENGINE_BLOCKS = 'touchdown/components';

/** A component that a module passes on from another. */
const PASSED_ON = /^export \{([^}]+)\} from '([^']+)';$/gm;

/** The module that declares a component of the engine; undefined if it exports none of that name. */
function engineModule(name: string): string | undefined {
  const exports = join(ENGINE_ROOT, 'api/components.ts');
  for (const [, names = '', from = ''] of matchesIn(readFileSync(exports, 'utf8'), PASSED_ON))
    if (names.split(',').some((one) => one.trim() === name)) return join(dirname(exports), from);
  return undefined;
}

type Parse = (source: string, options: { lang: 'ts' | 'tsx' }) => { body: unknown };

/** Reads modules, each once. */
export class CodeModules {
  readonly #parse: Parse;
  readonly #read = new Map<string, CodeModule | undefined>();

  constructor(parse: Parse) {
    this.#parse = parse;
  }

  /** The module at a path; undefined if it is missing or does not parse, which the bundler reports. */
  at(path: string): CodeModule | undefined {
    if (!this.#read.has(path)) this.#read.set(path, this.#load(path));
    return this.#read.get(path);
  }

  /** The path of what a module imports by a relative name; undefined if there is no such file. */
  imported({ path }: CodeModule, from: string): string | undefined {
    if (!from.startsWith('.')) return undefined;
    const named = resolve(dirname(path), from);
    return ['', '.tsx', '.ts'].map((ending) => named + ending).find((file) => existsSync(file));
  }

  /** The props of a component by its name in a module. */
  propsOf(module: CodeModule, name: string): DeclaredProps | undefined {
    const imported = module.imports.get(name);
    if (!imported) return module.props.get(name);
    if (imported.from === ENGINE_BLOCKS) return this.#ofEngine(imported.name);
    const path = this.imported(module, imported.from);
    return path?.endsWith('.tsx') ? this.at(path)?.props.get(imported.name) : undefined;
  }

  /** The places of a picture are the keys of a table, which the type of the prop only refers to. */
  #ofEngine(name: string): DeclaredProps | undefined {
    const path = engineModule(name);
    const props = path === undefined ? undefined : this.at(path)?.props.get(name);
    if (!props) return undefined;
    const choices = new Map(props.choices);
    if (props.names.includes('place')) choices.set('place', Object.keys(PICTURE_LAYOUTS));
    return { ...props, choices, isEngines: true };
  }

  #load(path: string): CodeModule | undefined {
    try {
      const source = readFileSync(path, 'utf8');
      const body = this.#parse(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body as Node[];
      return { path, source, body, imports: importedNames(body), props: declaredProps(body) };
    } catch {
      return undefined;
    }
  }
}
