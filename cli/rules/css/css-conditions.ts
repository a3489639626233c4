import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import type { ValueFault } from './css-values.ts';

/** What `@media` and `@container` ask about, with all answers if these are words. */
const FEATURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'width height inline-size block-size aspect-ratio resolution color color-index monochrome device-width device-height device-aspect-ratio horizontal-viewport-segments vertical-viewport-segments device-pixel-ratio grid nav-controls environment-blending device-posture shape stuck snapped scrollable scrolled'
      .split(' ')
      .map((name) => [name, '']),
  ),
  orientation: 'portrait landscape',
  hover: 'none hover',
  'any-hover': 'none hover',
  pointer: 'none coarse fine',
  'any-pointer': 'none coarse fine',
  'color-gamut': 'srgb p3 rec2020',
  'display-mode':
    'fullscreen standalone minimal-ui browser window-controls-overlay picture-in-picture',
  'dynamic-range': 'standard high',
  'forced-colors': 'none active',
  'inverted-colors': 'none inverted',
  'overflow-block': 'none scroll paged',
  'overflow-inline': 'none scroll',
  'prefers-color-scheme': 'light dark',
  'prefers-contrast': 'no-preference more less custom',
  'prefers-reduced-data': 'no-preference reduce',
  'prefers-reduced-motion': 'no-preference reduce',
  'prefers-reduced-transparency': 'no-preference reduce',
  scan: 'interlace progressive',
  scripting: 'none initial-only enabled',
  update: 'none slow fast',
  'video-color-gamut': 'srgb p3 rec2020',
  'video-dynamic-range': 'standard high',
};

const NAMES = Object.keys(FEATURES);
const LIMITS = NAMES.flatMap((name) => [name, `min-${name}`, `max-${name}`]);

/** A feature in parentheses, perhaps with the word that it is compared with. */
const ASKED = /\(\s*([a-z][\w-]*)\s*(?:\)|[<>=]|:\s*([a-z][\w-]*)?)/gi;

/** A condition that is one slip away from one that browsers know; new ones may know further conditions. */
export function conditionFault(text: string): ValueFault | undefined {
  if (!/^@(?:media|container)\b/i.test(text)) return undefined;
  for (const { 0: whole, 1: written = '', 2: value, index } of matchesIn(text, ASKED)) {
    // Whether a container has a style, or a selector holds, is asked in other words.
    if (/(?:style|scroll-state|selector)\s*$/.test(text.slice(0, index))) continue;
    const name = written.toLowerCase();
    const isKnown = LIMITS.includes(name) || name.startsWith('-');
    const answers = FEATURES[name] ?? '';
    const wrong = isKnown ? value?.toLowerCase() : name;
    if (wrong === undefined || (isKnown && (answers === '' || answers.split(' ').includes(wrong))))
      continue;
    const meant = suggest(wrong, isKnown ? answers.split(' ') : LIMITS);
    if (meant === undefined) continue;
    const from = index + (isKnown ? whole.lastIndexOf(value ?? '') : whole.indexOf(written));
    return {
      span: [from, from + wrong.length],
      message: isKnown
        ? `"${wrong}" is no answer to "${name}", so the condition never holds.`
        : `There is nothing called "${written}" to ask about, so the condition never holds.`,
      hint: `Did you mean "${meant}"?`,
    };
  }
  return undefined;
}
