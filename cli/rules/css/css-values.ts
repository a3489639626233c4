import { transform } from 'lightningcss';
import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import PROPERTIES from './properties.json' with { type: 'json' };

/** Values that `lightningcss` does not know, of the properties that it does. */
const PARSED = new Map(Object.entries<string>(PROPERTIES.parsed));

/** All values of the properties that it does not know, where these are nothing but names. */
const OTHERS = new Map(Object.entries<string>(PROPERTIES.others));

/** Properties that browsers know and standards do not. */
const UNLISTED = ['font-smoothing', 'speak', 'tap-highlight-color', 'size', 'marks', 'bleed'];

const UNITS =
  'px em rem ex rex ch rch cap rcap ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc deg grad rad turn s ms hz khz dpi dpcm dppx x fr db st'.split(
    ' ',
  );

const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/** Why browsers ignore a declaration, and where in it. */
export interface ValueFault {
  /** In the value; without it, the name of the property. */
  span?: readonly [number, number];
  message: string;
  hint: string;
}

const IGNORED = 'so browsers ignore this declaration.';

/** What the name of a property is told as; undefined if browsers know it, or may. */
export function propertyFault(written: string): ValueFault | undefined {
  const name = written.toLowerCase();
  if (
    /^(?:-|\\|\*|_)/.test(name) ||
    PARSED.has(name) ||
    OTHERS.has(name) ||
    UNLISTED.includes(name)
  )
    return undefined;
  // New browsers may know further properties.
  const meant = suggest(name, [...PARSED.keys(), ...OTHERS.keys()]);
  if (meant === undefined) return undefined;
  return {
    message: `There is no property "${written}", ${IGNORED}`,
    hint: `Did you mean "${meant}"?`,
  };
}

/** The value without strings and addresses, all at its place. */
function bare(value: string): string {
  return value.replace(/"[^"]*"|'[^']*'|\burl\([^)]*\)|\/\*[\s\S]*?\*\//g, (part) =>
    ' '.repeat(part.length),
  );
}

const HASH = /#([\w-]*)/g;
const NUMBER = /(?<![\w#.-])[-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?([a-z]+)\b/gi;

/** A color or unit that does not exist. */
function wrongToken(text: string): ValueFault | undefined {
  for (const { 0: whole, 1: digits = '', index } of text.includes('#') ? matchesIn(text, HASH) : [])
    if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits))
      return {
        span: [index, index + whole.length],
        message: `"${whole}" is no color, ${IGNORED}`,
        hint: 'Behind its # a color has 3, 4, 6 or 8 of the signs 0 to 9 and a to f.',
      };
  for (const { 0: whole, 1: unit = '', index } of matchesIn(text, NUMBER)) {
    if (UNITS.includes(unit.toLowerCase()) || /^e\d*$/i.test(unit)) continue;
    const meant = suggest(unit, UNITS);
    return {
      span: [index, index + whole.length],
      message: `"${unit}" is no unit, ${IGNORED}`,
      hint: meant === undefined ? 'Check its spelling.' : `Did you mean "${meant}"?`,
    };
  }
  return undefined;
}

/** Properties whose values name others. */
const CHANGES = /^(?:transition(?:-property)?|will-change)$/;

/** A property that changes and does not exist. */
function changedFault(value: string): ValueFault | undefined {
  const text = value.replace(/[\w-]+\([^)]*\)/g, (part) => ' '.repeat(part.length));
  for (const { 0: word, index } of matchesIn(text, /(?<![\w-])[a-z][a-z-]+(?![\w-])/gi)) {
    const fault = TIMING.test(word) ? undefined : propertyFault(word);
    if (fault) return { ...fault, span: [index, index + word.length] };
  }
  return undefined;
}

/** What else may stand there. */
const TIMING =
  /^(?:all|none|auto|contents|scroll-position|ease(?:-in)?(?:-out)?|linear|step-(?:start|end)|allow-discrete|normal)$/i;

/** Whether a property takes a value, as far as `lightningcss` knows. */
function isTaken(name: string, value: string): boolean {
  let taken = true;
  const css = `a{${name}:${value}}`;
  transform({
    filename: name,
    code: Buffer.from(css),
    errorRecovery: true,
    visitor: {
      Declaration({ property }) {
        taken = property !== 'unparsed';
      },
    },
  });
  return taken;
}

/** Properties that take lengths and no plain numbers, although old browsers and `lightningcss` read these as pixels. */
const LENGTHS =
  /^(?:(?:max-|min-)?(?:width|height|inline-size|block-size)|(?:scroll-)?(?:margin|padding)(?:-.+)?|inset(?:-.+)?|top|right|bottom|left|(?:row-|column-)?gap|font-size|(?:letter|word)-spacing|text-indent|border(?:-.+)?-(?:radius|width)|outline-(?:offset|width))$/;

/** A number without a unit; 0 needs none. */
const UNITLESS = /^[-+]?(?:\d*\.)?\d+$/;

/** What a value is told as; undefined if browsers take it, or nobody can know. */
export function valueFault(property: string, value: string): ValueFault | undefined {
  const name = property.toLowerCase();
  const [plain = ''] = value.split(/!\s*important\s*$/i);
  const text = bare(plain);
  if (name.startsWith('--'))
    return plain === '' || /[({]/.test(text) ? undefined : wrongToken(text);
  if (plain.trim() === '')
    return { message: `"${property}" has no value, ${IGNORED}`, hint: 'Add one, or delete it.' };
  const token = wrongToken(text);
  if (token) return token;
  const span = [0, plain.trimEnd().length] as const;
  const message = `"${plain.trim()}" is no value of "${property}", ${IGNORED}`;
  const bang = /!\s*[\w-]*\s*$/.exec(text);
  if (bang)
    return {
      span: [bang.index, bang.index + bang[0].trimEnd().length],
      message: `"${bang[0].trim()}" is not known, ${IGNORED}`,
      hint: 'Did you mean "!important"?',
    };
  const words = text
    .toLowerCase()
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (
    (text.includes('(') && !CHANGES.test(name)) ||
    /(?:^|\s)-(?:webkit|moz|ms)-|\\/.test(text) ||
    WIDE.test(plain.trim())
  )
    return undefined;
  const changed = CHANGES.test(name) ? changedFault(text) : undefined;
  if (changed) return changed;
  const named = OTHERS.get(name);
  if (named !== undefined) {
    const known = named.split(' ');
    if (named === '' || words.every((word) => known.includes(word))) return undefined;
    // New browsers may know further values.
    const meant = suggest(plain.trim(), known);
    return meant === undefined ? undefined : { span, message, hint: `Did you mean "${meant}"?` };
  }
  const isBare = words.some((word) => UNITLESS.test(word) && Number(word) !== 0);
  if (text.includes('(')) return undefined;
  if (isBare && LENGTHS.test(name))
    return { span, message, hint: 'A number needs its unit, such as px or rem.' };
  const also = PARSED.get(name)?.split(' ') ?? [];
  if (words.some((word) => also.includes(word)) || isTaken(name, plain)) return undefined;
  const hint = isBare
    ? 'A number may lack its unit, such as px or rem.'
    : 'Check its spelling, and what the property can be.';
  return { span, message, hint };
}
