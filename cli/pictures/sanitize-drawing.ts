import sanitizeHtml, { type Attributes } from 'sanitize-html';

/** What drawings are made of (SVG 2). Not among them: what runs, what loads, and what holds HTML. */
const ELEMENTS =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/);

/** What SVG shows or tells of text; anywhere else it is what editors note down (`metadata`). */
const TEXT_HOLDERS = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'a', 'switch']);

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Prefixes need no declaration here; all others would have to bring one, and belong to editors. */
const KNOWN_PREFIX = /^xml:(?:space|lang)$/;

/** What loads something, or runs, in css or in an attribute that takes css. */
const LOADS = /url\s*\(\s*(?!["']?\s*#)|@import|image-set|src\s*\(|expression\s*\(|javascript:|\\/i;

/** Ends a style sheet early once its text is written out. */
const ENDS_STYLE = '</';

/** Characters that XML cannot hold, in whatever way they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for.
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Browsers give up a drawing that is nested 5,000 deep; no program writes a hundred. */
const DEEPEST = 1000;

function isSafe(name: string, value: string): boolean {
  if (/^on/i.test(name) || /^xmlns\b/.test(name) || value === '') return false;
  if (name.includes(':') && !KNOWN_PREFIX.test(name)) return false;
  return name === 'href' ? value.trim().startsWith('#') : !LOADS.test(value);
}

/** The attributes that may stay. The old spelling of references needs a namespace, the new one none. */
function safeAttributes(
  tagName: string,
  { 'xlink:href': old, ...attribs }: Attributes,
): Attributes {
  const named = old === undefined || 'href' in attribs ? attribs : { ...attribs, href: old };
  const safe = Object.entries(named).filter(([name, value]) => isSafe(name, value));
  return Object.fromEntries(tagName === 'svg' ? [['xmlns', NAMESPACE], ...safe] : safe);
}

/** The parser hands on the text of style sheets as it is read; in XML two signs of it are marks. */
function escapeStyles(svg: string): string {
  return svg.replace(
    /(<style\b[^>]*>)([\s\S]*?)(?=<\/style>)/g,
    (_, open: string, css: string) => open + css.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

/**
 * A drawing without what could run or load anything, as XML that browsers take.
 *
 * @param svg content of the file.
 * @returns undefined if nothing of a drawing is left.
 */
export function sanitizeDrawing(svg: string): string | undefined {
  let depth = 0;
  let deepest = 0;
  const clean = sanitizeHtml(svg.replace(NO_XML, ''), {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // A style sheet is text in XML; what it may say is looked at below.
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
