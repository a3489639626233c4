import sanitizeHtml, { type Attributes } from 'sanitize-html';

/**
 * Allowed elements of drawings (SVG 2). Excluded is everything that runs code, loads resources or contains HTML.
 */
const ELEMENTS =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/);

/** Elements whose text SVG displays or describes; text elsewhere is editor metadata. */
const TEXT_HOLDERS = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'a', 'switch']);

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Prefixes that need no declaration; all others are specific to editors. */
const KNOWN_PREFIX = /^xml:(?:space|lang)$/;

/** Loads resources or runs code, in css or in an attribute with css. */
const LOADS = /url\s*\(\s*(?!["']?\s*#)|@import|image-set|src\s*\(|expression\s*\(|javascript:|\\/i;

/** Would end a style sheet early in the output. */
const ENDS_STYLE = '</';

/** Characters that are invalid in XML, even as references. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Browsers reject a drawing nested 5,000 levels deep; no program writes a hundred. */
const DEEPEST = 1000;

function isSafe(name: string, value: string): boolean {
  if (/^on/i.test(name) || /^xmlns\b/.test(name) || value === '') return false;
  if (name.includes(':') && !KNOWN_PREFIX.test(name)) return false;
  return name === 'href' ? value.trim().startsWith('#') : !LOADS.test(value);
}

/** The allowed attributes. `xlink:href` would need a namespace declaration, `href` does not. */
function safeAttributes(
  tagName: string,
  { 'xlink:href': old, ...attribs }: Attributes,
): Attributes {
  const named = old === undefined || 'href' in attribs ? attribs : { ...attribs, href: old };
  const safe = Object.entries(named).filter(([name, value]) => isSafe(name, value));
  return Object.fromEntries(tagName === 'svg' ? [['xmlns', NAMESPACE], ...safe] : safe);
}

/** The parser passes on the text of style sheets unescaped; in XML two of its characters are markup. */
function escapeStyles(svg: string): string {
  return svg.replace(
    /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g,
    (_, open: string, css: string) => open + css.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

/**
 * A drawing without anything that could run code or load resources, as valid XML for browsers.
 *
 * @param svg content of the file.
 * @returns undefined if nothing of the drawing remains.
 */
export function sanitizeDrawing(svg: string): string | undefined {
  let depth = 0;
  let deepest = 0;
  const clean = sanitizeHtml(svg.replace(NO_XML, ''), {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // A style sheet is text in XML; its content is checked below.
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    parseStyleAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'foreignObject', 'iframe', 'object', 'embed', 'metadata'],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }),
    },
    textFilter: (text, tagName) => (TEXT_HOLDERS.has(tagName) ? text : ''),
    exclusiveFilter: ({ tag, text }) =>
      tag === 'style' && (LOADS.test(text) || text.includes(ENDS_STYLE)),
    onOpenTag: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onCloseTag: () => {
      depth -= 1;
    },
  }).trim();
  return deepest <= DEEPEST && /^<svg[\s>]/.test(clean) ? escapeStyles(clean) : undefined;
}
