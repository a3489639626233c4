import { isNode, type Node } from '../source-syntax.ts';

/** The props that a component declares. */
export interface DeclaredProps {
  names: readonly string[];
  required: readonly string[];
  /** The texts that a prop can be, of those that take no others. */
  choices: ReadonlyMap<string, readonly string[]>;
  /** True of a component of the engine, whose props a site cannot change. */
  isEngines?: boolean;
}

type Shape = Map<string, { isOptional: boolean; choices: readonly string[] | undefined }>;

/** Interfaces and type aliases of one module by name. */
type Types = ReadonlyMap<string, Node>;

function nameIn(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
}

/** The texts or numbers of a union of them; undefined for any other type. */
function choicesOf(type: unknown, types: Types): readonly string[] | undefined {
  if (!isNode(type)) return undefined;
  if (type.type === 'TSTypeReference')
    return choicesOf(types.get(nameIn(type.typeName) ?? ''), types);
  if (type.type !== 'TSUnionType') return undefined;
  const values = (type.types as Node[]).map(({ type: kind, literal }) =>
    kind === 'TSLiteralType' && isNode(literal) ? literal.value : undefined,
  );
  const isChoice = values.every((value) => typeof value === 'string' || typeof value === 'number');
  return isChoice ? values.map(String) : undefined;
}

/** The members of a type; undefined if it accepts others, or any of it is declared elsewhere. */
function shapeOf(type: unknown, types: Types): Shape | undefined {
  if (!isNode(type)) return undefined;
  if (type.type === 'TSTypeReference') {
    const declared = types.get(nameIn(type.typeName) ?? '');
    return declared && shapeOf(declared, types);
  }
  if (type.type === 'TSInterfaceDeclaration') {
    const parents = (type.extends as Node[]).map(({ expression }) => {
      const parent = types.get(nameIn(expression) ?? '');
      return parent && shapeOf(parent, types);
    });
    const own = membersOf((type.body as Node).body as Node[], types);
    const all = [...parents, own];
    return all.every((part) => part !== undefined)
      ? new Map(all.flatMap((part) => [...part]))
      : undefined;
  }
  return type.type === 'TSTypeLiteral' ? membersOf(type.members as Node[], types) : undefined;
}

function membersOf(members: readonly Node[], types: Types): Shape | undefined {
  const shape: Shape = new Map();
  for (const { type, key, optional, typeAnnotation } of members) {
    const name = nameIn(key);
    if (!/^TS(?:Property|Method)Signature$/.test(type) || name === undefined) return undefined;
    const annotation = (typeAnnotation as Node | undefined)?.typeAnnotation;
    shape.set(name, { isOptional: optional === true, choices: choicesOf(annotation, types) });
  }
  return shape;
}

function propsOf(parameters: readonly Node[], types: Types): DeclaredProps | undefined {
  const [first] = parameters;
  if (first === undefined) return { names: [], required: [], choices: new Map() };
  const annotation = first.typeAnnotation as Node | undefined;
  const shape = shapeOf(annotation?.typeAnnotation, types);
  if (!shape) return undefined;
  const required = [...shape].filter(([, { isOptional }]) => !isOptional);
  const choices = [...shape].flatMap(([name, { choices }]) =>
    choices ? [[name, choices] as const] : [],
  );
  return {
    names: [...shape.keys()],
    required: required.map(([name]) => name),
    choices: new Map(choices),
  };
}

/** What a statement declares, with or without `export` before it. */
function declaredBy(statement: Node): Node {
  const { declaration } = statement;
  return statement.type.startsWith('Export') && isNode(declaration) ? declaration : statement;
}

/**
 * The props of the functions at the top of a module, by name, and under `default`; those whose props are not declared
 * in full within the module are missing.
 */
export function declaredProps(body: readonly Node[]): ReadonlyMap<string, DeclaredProps> {
  const types = new Map<string, Node>();
  for (const node of body.map(declaredBy)) {
    const name = nameIn(node.id) ?? '';
    if (node.type === 'TSInterfaceDeclaration') types.set(name, node);
    if (node.type === 'TSTypeAliasDeclaration' && !node.typeParameters)
      types.set(name, node.typeAnnotation as Node);
  }
  const found = new Map<string, DeclaredProps>();
  for (const statement of body) {
    const node = declaredBy(statement);
    if (node.type !== 'FunctionDeclaration') continue;
    const props = propsOf(node.params as Node[], types);
    if (!props) continue;
    found.set(nameIn(node.id) ?? '', props);
    if (statement.type === 'ExportDefaultDeclaration') found.set('default', props);
  }
  return found;
}

/** Where a module gets its names from: the module as written, and the name there. */
export interface ImportedName {
  from: string;
  name: string;
}

/** The values that a module imports, by the names they have in it. */
export function importedNames(body: readonly Node[]): ReadonlyMap<string, ImportedName> {
  const found = new Map<string, ImportedName>();
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue;
    const from = String((source as Node).value);
    for (const one of specifiers as Node[]) {
      const imported = one.type === 'ImportDefaultSpecifier' ? 'default' : nameIn(one.imported);
      if (imported !== undefined) found.set(nameIn(one.local) ?? '', { from, name: imported });
    }
  }
  return found;
}
