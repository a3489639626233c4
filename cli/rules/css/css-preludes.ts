import { transform } from 'lightningcss';
import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { conditionFault } from './css-conditions.ts';
import type { ValueFault } from './css-values.ts';

/** At-rules of browsers and of Tailwind. */
const AT_RULES =
  'charset color-profile container counter-style custom-media font-face font-feature-values font-palette-values function import keyframes layer media namespace page position-try property scope starting-style supports view-transition apply config custom-variant plugin reference source tailwind theme utility variant'.split(
    ' ',
  );

/** The pseudo-classes and pseudo-elements that style sheets of sites have. */
const PSEUDO =
  'active after any-link autofill backdrop before checked cue default defined details-content dir disabled empty enabled first-child first-letter first-line first-of-type focus focus-visible focus-within fullscreen has hover in-range indeterminate invalid is lang last-child last-of-type link marker modal not nth-child nth-last-child nth-last-of-type nth-of-type only-child only-of-type open optional out-of-range part picture-in-picture placeholder placeholder-shown popover-open read-only read-write required root scope selection slotted state target user-invalid user-valid valid visited where'.split(
    ' ',
  );

const IGNORED = 'so browsers ignore this rule.';

/** At-rules of Sass and Less, which browsers do not know. */
const OF_SASS = 'include mixin extend if else each for while use forward return warn debug'.split(
  ' ',
);

/** Joins a name to that of the rule around, in Sass only: in CSS it is the name of an element. */
const JOINED = /&(?=[-_\d])[\w-]+/;

/** An at-rule that is a slip for another one; new browsers may know further ones. */
function atRuleFault(text: string): ValueFault | undefined {
  const [whole, name = ''] = /^@([\w-]+)/.exec(text) ?? ['@'];
  if (name.startsWith('-') || AT_RULES.includes(name.toLowerCase())) return undefined;
  if (OF_SASS.includes(name))
    return {
      span: [0, whole.length],
      message: `"${whole}" is a word of Sass, ${IGNORED}`,
      hint: 'Write what it stands for.',
    };
  const meant = suggest(name, AT_RULES);
  if (meant === undefined) return undefined;
  return {
    span: [0, whole.length],
    message: `There is no at-rule "${whole}", ${IGNORED}`,
    hint: `Did you mean "@${meant}"?`,
  };
}

const PSEUDO_NAME = /::?([a-z][a-z-]*)/g;

/** A pseudo-class or pseudo-element that is one slip away from a known one. */
function pseudoFault(text: string): ValueFault | undefined {
  for (const { 0: written, 1: name = '', index } of matchesIn(text, PSEUDO_NAME)) {
    if (PSEUDO.includes(name)) continue;
    const meant = suggest(name, PSEUDO);
    if (meant === undefined || isRead(`a${written}`)) continue;
    return {
      span: [index, index + written.length],
      message: `There is no "${written}", ${IGNORED}`,
      hint: `Did you mean "${written.replace(name, meant)}"?`,
    };
  }
  return undefined;
}

/** Whether `lightningcss` takes a selector, perhaps one inside another rule such as `> p`, without a warning. */
function isRead(selector: string): boolean {
  const code = Buffer.from(`a{${selector.replace(/(^|,)(?=\s*[>+~])/g, '$1&')}{top:0}}`);
  return transform({ filename: 'selector', code, errorRecovery: true }).warnings.length === 0;
}

/** What the beginning of a block is told as; undefined if browsers know it. */
export function preludeFault(text: string): ValueFault | undefined {
  if (!/["']/.test(text) && text.split('(').length !== text.split(')').length)
    return {
      span: [0, text.length],
      message: `The parentheses of "${text}" do not match, ${IGNORED}`,
      hint: 'Close the one that is open, or take the other one out.',
    };
  if (text.startsWith('@')) return atRuleFault(text) ?? conditionFault(text);
  if (/^[\d.]+%|^(?:from|to)\b/i.test(text)) return undefined;
  const joined = JOINED.exec(text);
  if (joined)
    return {
      span: [joined.index, joined.index + joined[0].length],
      message: `"${joined[0]}" is the name of no element: only Sass joins it to the rule around, so it matches nothing.`,
      hint: `Write the whole class, such as .card${joined[0].slice(1)}, outside of the rule.`,
    };
  const pseudo = text.includes(':') ? pseudoFault(text) : undefined;
  if (pseudo) return pseudo;
  // What a new browser knows of pseudo-classes is not judged.
  if (text.includes(':') || isRead(text)) return undefined;
  return {
    message: `This is no selector, ${IGNORED}`,
    hint: 'Correct it, such as .name, or .name > p.',
  };
}
