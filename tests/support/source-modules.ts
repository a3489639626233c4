import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from './command.ts';

/** One import, dynamic import or re-export of a module. */
export interface ModuleLink {
  from: string;
  /** Path in the repository if the specifier is relative, else the specifier. */
  to: string;
  /** True if it refers to a file of the repository, not a package. */
  local: boolean;
  /** True if it is erased at run time. */
  typeOnly: boolean;
  dynamic: boolean;
}

/** A parsed source file; paths are relative to the repository, with forward slashes. */
export interface SourceModule {
  path: string;
  text: string;
  links: ModuleLink[];
  exports: string[];
  /** Types of the top-level statements; that of a re-export ends in `From`. Built when it is read, as are names. */
  readonly statements: string[];
  /** Every name that the code uses, including property names. */
  readonly names: Set<string>;
}

/** The files below a folder of the repository, except installed packages. */
export function filesBelow(folder: string): string[] {
  return readdirSync(posix.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(ROOT, posix.join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes('/node_modules/'))
    .sort();
}

/** Parses a module with its imports and names. */
export function readModule(path: string): SourceModule {
  const text = readFileSync(posix.join(ROOT, path), 'utf8');
  const parsed = parseSync(path, text);
  const { module, errors } = parsed;
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const link = (specifier: string, typeOnly: boolean, dynamic = false): ModuleLink => {
    const local = specifier.startsWith('.');
    const to = local ? posix.join(posix.dirname(path), specifier) : specifier;
    return { from: path, to, local, typeOnly, dynamic };
  };
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  return {
    path,
    text,
    links: [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        link(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType)),
      ),
      ...exported.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [link(moduleRequest.value, isType)] : [],
      ),
      ...module.dynamicImports
        .map(({ moduleRequest: { start, end } }) => /^(['"`])(.*)\1$/.exec(text.slice(start, end)))
        .flatMap((literal) => (literal ? [link(literal[2] ?? '', false, true)] : [])),
    ],
    exports: exported.map(({ exportName: { kind, name } }) => name ?? kind.toLowerCase()),
    get statements() {
      return parsed.program.body.map((node) =>
        node.type === 'ExportNamedDeclaration' && node.declaration === null
          ? 'ExportFrom'
          : node.type,
      );
    },
    get names() {
      const names = new Set<string>();
      JSON.stringify(parsed.program, (_, node) => {
        if (node?.type === 'Identifier') names.add(node.name);
        return typeof node === 'bigint' ? String(node) : node;
      });
      return names;
    },
  };
}

/** Every compiled module that `entry` loads statically, including itself. */
export function staticReach(entry: string): SourceModule[] {
  const reached = new Map([[entry, readModule(entry)]]);
  for (const { links } of reached.values()) {
    for (const { to, local, dynamic } of links) {
      if (local && !dynamic && !reached.has(to)) reached.set(to, readModule(to));
    }
  }
  return [...reached.values()];
}
