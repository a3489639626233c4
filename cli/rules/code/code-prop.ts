import { suggest } from '../../content/suggest.ts';
import type { CodeElement, CodeFinding, CodeRule } from './code-element.ts';
import type { DeclaredProps } from './component-props.ts';

/** React's own, which every component takes. */
const ALWAYS = new Set(['key', 'ref', 'children']);

export const CODE_PROP = 'code/prop';

/** `code/prop`: a prop that a component does not declare, or a declared one that is missing. */
export function* propFaults(
  { name, attributes, isOpen, hasContent }: CodeElement,
  { names, required, choices, isEngines }: DeclaredProps,
): Generator<CodeFinding> {
  const left = new Set(
    required.filter(
      (prop) => !attributes.has(prop) && !(prop === 'children' && hasContent) && !isOpen,
    ),
  );
  for (const [key, at] of attributes) {
    const known = choices.get(key);
    if (known && at.value !== undefined && !known.includes(at.value))
      yield {
        at,
        message: `The prop "${key}" of <${name}> cannot be "${at.value}".`,
        hint: `It can be ${known.join(', ')}.`,
      };
    if (names.includes(key) || ALWAYS.has(key) || key.includes('-')) continue;
    const unused = names.filter((prop) => !attributes.has(prop));
    const [only] = left.size === 1 ? left : [];
    const meant = suggest(key, unused) ?? only;
    if (meant !== undefined) left.delete(meant);
    yield {
      at: { start: at.start, end: at.start + key.length },
      message: `The component <${name}> has no prop "${key}", so it is ignored.`,
      hint:
        meant === undefined
          ? `Its props are ${names.join(', ') || 'none'}.`
          : `Did you mean "${meant}"?`,
    };
  }
  const [first] = left;
  if (first !== undefined)
    yield {
      message: `The component <${name}> needs the prop "${first}".`,
      hint: isEngines
        ? `Add ${first}={…} here, or write the element itself.`
        : `Add ${first}={…} here, or make it optional where the component is declared.`,
    };
}

/** The same for a style as HTML has it, which React refuses. */
export const styleText: CodeRule = {
  name: CODE_PROP,
  severity: 'error',
  *check({ name, attributes }) {
    const style = /^[a-z]/.test(name) ? attributes.get('style') : undefined;
    if (style?.value === undefined) return;
    yield {
      at: style,
      message: 'A style in code is a map, not a text, so the page cannot be rendered.',
      hint: 'Give the element a class, and write the style into a style sheet.',
    };
  },
};
