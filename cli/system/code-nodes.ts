/** A node of a parsed module, as ESTree describes it. */
export interface CodeNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isCodeNode(value: unknown): value is CodeNode {
  return typeof (value as CodeNode | null)?.type === 'string';
}

/** A literal such as `/a/u`. */
export interface PatternNode extends CodeNode {
  regex: { pattern: string; flags: string };
}

export function isPattern(node: CodeNode): node is PatternNode {
  return node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null;
}

/** The nodes directly below one, with the key that each has there. */
export function* nodesBelow(node: CodeNode): Generator<[key: string, node: CodeNode]> {
  for (const [key, value] of Object.entries(node))
    for (const one of Array.isArray(value) ? value : [value]) if (isCodeNode(one)) yield [key, one];
}

/** True for code that does not run where it is written. */
export function isFunctionOrClass({ type }: CodeNode): boolean {
  return /Function|^Class/.test(type);
}

/** Where a pattern has the names that it binds: `{ a, b: [c] = d }`. */
const BINDING: Readonly<Record<string, string>> = {
  ObjectPattern: 'properties',
  Property: 'value',
  ArrayPattern: 'elements',
  AssignmentPattern: 'left',
  RestElement: 'argument',
};

function* boundBy(pattern: CodeNode): Generator<string> {
  if (pattern.type === 'Identifier') yield String(pattern.name);
  for (const [key, below] of nodesBelow(pattern))
    if (BINDING[pattern.type] === key) yield* boundBy(below);
}

/** Names that are no variables: properties, labels, and what other modules call something. */
const NO_VARIABLE: Readonly<Record<string, RegExp>> = {
  MemberExpression: /^property$/,
  Property: /^key$/,
  MethodDefinition: /^key$/,
  PropertyDefinition: /^key$/,
  LabeledStatement: /^label$/,
  BreakStatement: /./,
  ContinueStatement: /./,
  ImportDeclaration: /./,
  ExportSpecifier: /^exported$/,
  MetaProperty: /./,
};

/** Keys below which a node binds names, and those below which it gives them another value. */
const BINDS =
  /^(?:VariableDeclarator|Function\w+|Class\w+) id$|^(?:Arrow)?Function\w+ params$|^CatchClause param$/;
const CHANGES = /^(?:AssignmentExpression|For(?:In|Of)Statement) left$|^UpdateExpression argument$/;

/** A variable where its value is read, or where it is bound; in `{ name }` it is short for a property. */
export interface NameUse {
  name: string;
  node: CodeNode;
  isShorthand: boolean;
}

/** The variables that a module uses. */
export function namesIn(program: CodeNode): {
  uses: NameUse[];
  /** Names that are perhaps those of several values, or of one that other modules read: bound twice, changed, exported. */
  unclear: Set<string>;
} {
  const uses: NameUse[] = [];
  const unclear = new Set<string>();
  const bound = new Set<string>();
  const walk = (node: CodeNode, isShorthand = false) => {
    if (node.type === 'Identifier') uses.push({ name: String(node.name), node, isShorthand });
    for (const [key, below] of nodesBelow(node)) {
      if (!node.computed && NO_VARIABLE[node.type]?.test(key)) continue;
      const place = `${node.type} ${key}`;
      const isUnclear = CHANGES.test(place) || node.type === 'ExportSpecifier';
      if (isUnclear || BINDS.test(place))
        for (const name of boundBy(below))
          (isUnclear || bound.has(name) ? unclear : bound).add(name);
      walk(below, node.type === 'Property' && node.shorthand === true);
    }
  };
  walk(program);
  return { uses, unclear };
}
