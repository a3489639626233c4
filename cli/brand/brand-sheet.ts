import type { Brand } from '../../schemas/config/brand.ts';
import type { Palette } from '../palette/palette.ts';
import { ROLES } from '../palette/palette-roles.ts';

type Corners = NonNullable<Brand['corners']>;
type Ornament = NonNullable<Brand['ornament']>;

/** Overrides for fixed colors of the core stylesheet, and for single ones that a brand splits into several. */
const COLOURS = `
:is(.contact-bar, .closing, .step) { background: var(--color-deep); }
:is(.contact-bar, .trust, .hero) { color: var(--color-mist); }
:is(.contact-bar, .hero-words, .closing, .site-footer) :focus-visible { outline-color: var(--color-brass-light); }
.hero { background: linear-gradient(var(--color-deep) 0 30%, var(--color-ink-2) 62%, var(--color-dusk) 100%); }
.hero.low { background: linear-gradient(var(--color-deep) 0 45%, var(--color-ink-2) 100%); }
.horizon :is(.lit, .beam) { fill: var(--color-brass-light); }
.horizon .dim { fill: var(--color-dusk); }
.button.primary { background: var(--color-action); color: var(--color-on-action); box-shadow: inset 0 -3px 0 var(--color-action-hover); }
@media (hover: hover) {
  .button.primary:hover { background: var(--color-action-hover); }
  .button.ghost.floating-chat:hover { background: var(--color-pine-dark); }
}
.accordion details { border-bottom-color: var(--color-line-deep); }
:is(.section, .note).deep { --color-line: var(--color-line-deep); }
.site-footer { color: var(--color-on-night); }
.site-footer a { color: var(--color-mist); }
.footer-law::before { background: var(--color-line-night); }
.field :is(input, select, textarea) { border-color: var(--color-control); background-color: var(--color-field); }
.field [aria-invalid="true"] { border-color: var(--color-fault); box-shadow: inset 0 0 0 1px var(--color-fault); }
:is(.field-fault, .island-failed) { color: var(--color-fault); }
`;

/** Radii of buttons, fields and cards; the core stylesheet has the soft ones. */
const RADII: Record<Exclude<Corners, 'soft'>, readonly [string, string, string]> = {
  square: ['0', '0', '0'],
  round: ['999px', '0.75rem', '1rem'],
};

function corners(kind: Corners): string {
  if (kind === 'soft') return '';
  const [control, field, card] = RADII[kind];
  return `
:root { --radius-card: ${card}; }
:is(.button, .menu-toggle) { border-radius: ${control}; }
.field :is(input, select, textarea) { border-radius: ${field}; }
.payments li { border-radius: ${field}; }
:is(.certificate, .consent-switch) { border-radius: ${card}; }
`;
}

/** Space for the ornament, whose pattern is in the css of the components with its class. */
function ornaments(chosen: Ornament): string {
  // These heroes have no horizon: the pattern extends to the bottom.
  const low = '.hero.low::before { inset: 0; }\n';
  const place =
    '.closing::before { content: ""; position: absolute; z-index: -1; inset: 0; opacity: 0.5; }\n';
  return chosen === 'guilloche' || chosen === 'none' ? low : low + place;
}

/**
 * The stylesheet of a brand, linked after the core stylesheet: its colors as custom properties, and rules for
 * screens where these are not enough. It has its own layer after those of the core stylesheet, because in
 * development Vite adds that one to the page once more, after all others.
 */
export function brandSheet(brand: Brand, palette: Palette): string {
  const colors = ROLES.map((role) => `  --color-${role}: ${palette[role]};\n`).join('');
  const rules =
    COLOURS + corners(brand.corners ?? 'soft') + ornaments(brand.ornament ?? 'guilloche');
  return `@layer brand {\n:root {\n${colors}}\n@media screen {${rules}}\n}\n`;
}
