import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { CodeRule } from './code-element.ts';

/** Attributes that pages use, as React calls them. */
const KNOWN: readonly string[] = [
  ...[
    'href',
    'src',
    'srcSet',
    'size',
    'sizes',
    'alt',
    'className',
    'htmlFor',
    'title',
    'target',
    'rel',
  ],
  ...['type', 'name', 'value', 'defaultValue', 'placeholder', 'required', 'disabled', 'checked'],
  ...['action', 'method', 'encType', 'autoComplete', 'inputMode', 'pattern', 'minLength'],
  ...['maxLength', 'multiple', 'accept', 'rows', 'cols', 'role', 'width', 'height', 'loading'],
  ...['hidden', 'tabIndex', 'download', 'content', 'property', 'media', 'colSpan', 'rowSpan'],
  ...['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-hidden', 'aria-expanded'],
  ...['aria-controls', 'aria-current', 'aria-live', 'aria-modal', 'aria-pressed'],
];

const BY_LETTERS = new Map(KNOWN.map((name) => [name.toLowerCase(), name]));

/** Names of HTML that React spells differently. */
const IN_REACT: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
};

/** What attributes with a fixed set of values can be; browsers take anything else for the default. */
const VALUES: Readonly<Record<string, RegExp>> = {
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
  target: /^(?:_blank|_self|_parent|_top|(?!_|(?:blank|self|parent|top|new)$).+)$/i,
  loading: /^(?:lazy|eager)$/i,
  decoding: /^(?:sync|async|auto)$/i,
  dir: /^(?:ltr|rtl|auto)$/i,
};

const HINTS: Readonly<Record<string, string>> = {
  scope: 'Write "col" for a column, or "row".',
  target: 'Write "_blank" for a new tab, or leave it out.',
  loading: 'Write "lazy" or "eager".',
};

/** Shorter names are one letter away from too many others. */
const SHORTEST = 4;

/** Drawings have hundreds of attributes of their own. */
const CHECKED =
  /^(?:a|abbr|article|aside|button|div|figure|footer|form|h[1-6]|header|iframe|img|input|label|li|link|main|meta|nav|ol|option|p|picture|section|select|source|span|table|td|textarea|th|time|tr|ul|video)$/;

/** The spelling with capitals of a name in small letters: `tabIndex` for `tabindex`. */
function lowerCased(key: string): string | undefined {
  const spelling = BY_LETTERS.get(key);
  return spelling === key ? undefined : spelling;
}

/** `code/attribute`: a misspelled attribute, which browsers ignore, or one that is not written as React has it. */
export const codeAttribute: CodeRule = {
  name: 'code/attribute',
  severity: 'warning',
  *check({ name, attributes }) {
    if (!CHECKED.test(name)) return;
    for (const [key, at] of attributes) {
      if (at.value !== undefined && VALUES[key]?.test(at.value) === false)
        yield {
          at,
          message:
            key === 'target' && !at.value.startsWith('_')
              ? `"${at.value}" lacks its underscore: browsers open every such link in one tab of that name.`
              : `The attribute ${key} of <${name}> cannot be "${at.value}", so browsers ignore it.`,
          hint: HINTS[key] ?? 'Correct its spelling.',
        };
      const spelling = IN_REACT[key] ?? lowerCased(key);
      if (spelling !== undefined)
        yield {
          at,
          message: `"${key}" is the name in HTML; in code it is "${spelling}".`,
          hint: `Write ${spelling}.`,
        };
      if (spelling !== undefined || KNOWN.includes(key) || key.length < SHORTEST) continue;
      const meant = KNOWN.find((known) => known.length >= SHORTEST && mistakes(key, known) === 1);
      if (meant === undefined || attributes.has(meant)) continue;
      yield {
        at,
        message: `<${name}> has no attribute "${key}", so browsers ignore it.`,
        hint: `Did you mean "${meant}"?`,
      };
    }
  },
};
