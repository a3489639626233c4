import { htmlTagNames } from 'html-tag-names';
import { html, svg } from 'property-information';
import { svgTagNames } from 'svg-tag-names';

/** Every element of HTML and SVG, the given-up ones too, and two that are neither. */
export const ELEMENTS: readonly string[] = [
  ...new Set([...htmlTagNames, ...svgTagNames, 'opening-hours', 'DIV']),
];

/** Names that only React knows, that belong to no element, or that a component writes by mistake. */
const FURTHER_NAMES = [
  'aria-hidden',
  'aria-Label',
  'ARIA-label',
  'accept-charset',
  'autoReverse',
  'class',
  'data-of',
  'data-',
  'DATA-OF',
  'data-Of_2.x',
  'defaultChecked',
  'defaultValue',
  'disablePictureInPicture',
  'disableRemotePlayback',
  'externalResourcesRequired',
  'focusable',
  'font-size',
  'for',
  'formaction',
  'innerHTML',
  'innerText',
  'itemID',
  'noModule',
  'on',
  'onclick',
  'one',
  'preserveAlpha',
  'rows2',
  'stroke-width',
  'suppressContentEditableWarning',
  'suppressHydrationWarning',
  'tabindex',
  'textContent',
  'toString',
  'viewbox',
  'xlinkHref',
  'xlink:href',
  'xmlLang',
  'x y',
  'é',
  '1st',
  '',
];

/** Every attribute of HTML and SVG as React spells it, as documents spell it, and further names. */
export const ATTRIBUTES: readonly string[] = [
  ...new Set([
    ...[html, svg].flatMap(({ property }) =>
      Object.values(property).flatMap((info) => [info.property, info.attribute]),
    ),
    ...FURTHER_NAMES,
  ]),
];

/** One of each kind of value that a component may hand to an attribute. */
export const VALUES: readonly unknown[] = [
  true,
  false,
  0,
  -0,
  1,
  -1,
  2.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'false',
  '7',
  `"<b>" & 'c'`,
  '/about',
  'java\nscript:alert(1)',
  null,
  undefined,
  () => 'called',
  Symbol('sign'),
  { toString: () => 'told' },
  { marginTop: 4 },
  { __html: '<i>raw</i>' },
  ['a', 1],
  10n,
];
