import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Role } from '../../palette/palette-roles.ts';
import { unreadableColors } from '../../palette/unreadable-colors.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Names for the roles whose contrast a custom color can break. */
const NAMES: Partial<Record<Role, string>> = {
  white: 'white letters',
  paper: 'the page',
  sand: 'tinted sections',
  'sand-2': 'the darkest sections of the page',
  field: 'form fields',
  ink: 'headings',
  text: 'text',
  mute: 'quiet text',
  brass: 'accents and the focus ring',
  clay: 'marked text',
  'clay-dark': 'marked text',
  pine: 'ticks',
  fault: 'error messages',
  control: 'edges of form fields',
  deep: 'dark bands',
  night: 'the footer',
  'ink-2': 'first screens',
  dusk: 'first screens',
  mist: 'light text',
  'on-night': 'light text',
  'brass-light': 'light accents',
};

const nameOf = (role: Role) => NAMES[role] ?? role;

/** Reports colors of `brand.colors` that make something unreadable (WCAG 2.2, AA). */
export function checkBrandColors(
  { brand }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (brand?.colors === undefined) return [];
  return unreadableColors(brand).map(({ key, pair, front, background, ratio, nearest }) =>
    report(source, {
      range: locate(['brand', 'colors', key], 'value'),
      rule: 'brand/contrast',
      message: `With this color, ${nameOf(pair.front)} (${front}) on ${nameOf(pair.background)} (${background}) would have a contrast of ${ratio.toFixed(2)}; ${pair.least} is the least that can be read.`,
      hint: `The nearest color that would do is "${nearest}".`,
    }),
  );
}
