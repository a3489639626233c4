import sanitizeHtml from 'sanitize-html';

/** What drawings are made of (SVG 2). Not among them: what runs, what loads, and what holds HTML. */
const ELEMENTS =
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/);

/** Attributes whose values lead somewhere: only to a part of the same drawing. */
const REFERENCE = /^(?:xlink:)?href$/;

/** What loads something, or runs, in css or in an attribute that takes css. */
const LOADS = /url\s*\(\s*(?!["']?\s*#)|@import|expression\s*\(|javascript:|\\/i;

function isSafe(name: string, value: string): boolean {
  if (/^on/i.test(name)) return false;
  return REFERENCE.test(name) ? value.trim().startsWith('#') : !LOADS.test(value);
}

/**
 * A drawing without what could run or load anything.
 *
 * @param svg content of the file.
 * @returns undefined if nothing of a drawing is left.
 */
export function sanitizeDrawing(svg: string): string | undefined {
  const clean = sanitizeHtml(svg, {
    allowedTags: ELEMENTS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    // A style sheet is text in XML; what it may say is looked at below.
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    parseStyleAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'foreignObject', 'iframe', 'object', 'embed'],
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attribs).filter(([name, value]) => isSafe(name, value)),
        ),
      }),
    },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && LOADS.test(text),
  }).trim();
  return /^<svg[\s>]/.test(clean) ? clean : undefined;
}
