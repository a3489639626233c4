import { escapeMarkup } from './escape-markup.ts';

/** Values that the fast renderer can write for an attribute. */
type AttributeKind =
  /** A text or a number, written as is; `false` omits the attribute. */
  | 'text'
  /** An address: React replaces those that run scripts, and handles empty ones specially. */
  | 'address'
  /** Present or absent, such as `hidden`. */
  | 'switch'
  /** `true` and `false` are written as text, such as `spellCheck`. */
  | 'stated'
  /** A number of 1 or more: React omits others. */
  | 'count';

/** Attributes by kind, in React's spelling, with `className=class` where HTML differs. */
const NAMES: Record<AttributeKind, string> = {
  text: `
    className=class htmlFor=for tabIndex=tabindex
    abbr accept accessKey allow alt as autoCapitalize autoComplete cite colSpan content coords
    dateTime decoding dir dirName encType enterKeyHint fetchPriority form headers high hrefLang id inputMode
    is itemID itemProp itemRef itemType kind label lang list loading low max maxLength media method min
    minLength name nonce optimum pattern placeholder popover popoverTarget popoverTargetAction
    preload property rel role sandbox scope shape sizes slot srcDoc srcLang srcSet step summary
    target title translate type useMap width height wrap
    clipPath=clip-path clipRule=clip-rule dominantBaseline=dominant-baseline
    fillOpacity=fill-opacity fillRule=fill-rule fontFamily=font-family fontSize=font-size
    fontStyle=font-style fontWeight=font-weight letterSpacing=letter-spacing
    markerEnd=marker-end markerMid=marker-mid markerStart=marker-start
    pointerEvents=pointer-events shapeRendering=shape-rendering stopColor=stop-color
    stopOpacity=stop-opacity strokeDasharray=stroke-dasharray strokeDashoffset=stroke-dashoffset
    strokeLinecap=stroke-linecap strokeLinejoin=stroke-linejoin
    strokeMiterlimit=stroke-miterlimit strokeOpacity=stroke-opacity strokeWidth=stroke-width
    textAnchor=text-anchor textDecoration=text-decoration vectorEffect=vector-effect
    clipPathUnits color cx cy d dx dy fill fx fy gradientTransform gradientUnits markerHeight markerUnits
    markerWidth mask maskContentUnits maskUnits offset opacity orient overflow pathLength
    patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY rotate
    rx ry spreadMethod startOffset stroke textLength lengthAdjust transform version viewBox
    visibility x x1 x2 xmlns y y1 y2`,
  address: 'action href src',
  switch: `
    allowFullScreen autoPlay controls default disabled hidden inert itemScope loop open playsInline
    readOnly required reversed`,
  stated: 'contentEditable draggable focusable spellCheck value',
  count: 'cols rows rowSpan size span start',
};

/** A known attribute, and ` class="`, the start of its markup. */
interface KnownAttribute {
  kind: AttributeKind;
  opening: string;
}

function readNames(): Map<string, KnownAttribute | undefined> {
  const attributes = new Map<string, KnownAttribute | undefined>();
  for (const [kind, names] of Object.entries(NAMES) as [AttributeKind, string][])
    for (const spelling of names.trim().split(/\s+/)) {
      const [name = '', written = name] = spelling.split('=');
      attributes.set(name, { kind, opening: ` ${written}="` });
    }
  return attributes;
}

const known = readNames();

/** Names for which `true` and `false` are always written. */
const STATED_FAMILY = /^(?:aria|data)-[a-z][a-z0-9-]*$/;

function attributeOf(name: string): KnownAttribute | undefined {
  const attribute = known.get(name);
  if (attribute !== undefined || known.has(name)) return attribute;
  // Pages use few names, so the result of the pattern is cached.
  const found: KnownAttribute | undefined = STATED_FAMILY.test(name)
    ? { kind: 'stated', opening: ` ${name}="` }
    : undefined;
  known.set(name, found);
  return found;
}

/** Addresses that React replaces, and a few more. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them before a scheme
const SCRIPT_ADDRESS = /^[\u0000- ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a/i;

function acceptsText(kind: AttributeKind, text: string): boolean {
  if (kind === 'address') return text !== '' && !SCRIPT_ADDRESS.test(text);
  return kind === 'text' || kind === 'stated';
}

function acceptsNumber(kind: AttributeKind, number: number): boolean {
  if (kind === 'count') return number >= 1;
  return kind === 'text' || kind === 'stated';
}

/**
 * The markup of an attribute as React writes it, independent of its element.
 *
 * @returns undefined if React's output for this name and value has not been verified.
 */
export function attributeMarkup(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  const attribute = attributeOf(name);
  if (attribute === undefined) return undefined;
  const { kind, opening } = attribute;
  if (typeof value === 'string')
    return acceptsText(kind, value) ? `${opening}${escapeMarkup(value)}"` : undefined;
  if (typeof value === 'number')
    return acceptsNumber(kind, value) ? `${opening}${value}"` : undefined;
  if (typeof value !== 'boolean' || kind === 'count') return undefined;
  if (kind === 'stated') return `${opening}${value}"`;
  if (!value) return '';
  return kind === 'switch' ? `${opening}"` : undefined;
}
