import type { RosetteShape } from '../../renderer/components/Rosette.tsx';
import { cardWords } from './card-words.ts';
import type { CardColors, PreviewCard } from './preview-card.ts';
import type { ThemeLook } from './theme-look.ts';
import type { Typefaces } from './typefaces.ts';

/** Size of a preview picture in pixels, as recommended for link previews. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const EVENING: CardColors = {
  sky: ['#0e1b2c', '#2a3150', '#7d4a52'],
  accent: '#e0b565',
  title: '#fff',
  text: '#dfe6ee',
  action: '#b5391f',
  onAction: '#fff',
};

function ellipses({ rx, ry, folds }: RosetteShape): string {
  const total = folds.reduce((product, fold) => product * fold, 1);
  return Array.from(
    { length: total },
    (_, turn) => `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${(180 / total) * turn})"/>`,
  ).join('');
}

/** The sky gradient: a brand's from deep to dusk, else an evening sky with a glow at the end. */
function sky(colors: CardColors | undefined): string {
  const { sky } = colors ?? EVENING;
  const stops = [0.3, 0.62, colors ? 1 : 0.85].map(
    (offset, index) => `<stop offset="${offset}" stop-color="${sky[index]}"/>`,
  );
  return stops.join('') + (colors ? '' : '<stop offset="1" stop-color="#d97b4a"/>');
}

/** The theme's silhouette at the lower edge, if it has one. */
function silhouette(horizon: string | undefined): string {
  if (horizon === undefined) return '';
  return `<g transform="translate(0 486)" fill="#0a1421">${horizon}<rect y="104" width="${PREVIEW_SIZE.width}" height="60"/></g>`;
}

function drawing(height: number, content: string): string {
  const { width } = PREVIEW_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** The text of a card as SVG on a transparent background: as wide as the picture, and as high as the text. */
export function wordsDrawing(card: PreviewCard, typefaces: Typefaces): string {
  const { markup, height } = cardWords(card, card.colors ?? EVENING, typefaces);
  return drawing(Math.min(Math.ceil(height), PREVIEW_SIZE.height), markup);
}

/**
 * The background of a picture as SVG: sky, the theme's rosette and silhouette. It covers the whole picture.
 *
 * @param fromRight text starts at the right, and the rosette is on the left.
 */
export function backgroundDrawing(
  colors: CardColors | undefined,
  { rosette, horizon }: ThemeLook,
  fromRight = false,
): string {
  const { width, height } = PREVIEW_SIZE;
  return drawing(
    height,
    `<style>.lit{fill:#f2c879}.dim{fill:#3a3b54}.beam{fill:#f2c879;opacity:.22}</style>
<defs><linearGradient id="sky" x2="0" y2="1">${sky(colors)}</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(${fromRight ? width - 965 : 965} 250) scale(.9)" fill="none" stroke="${(colors ?? EVENING).accent}" stroke-width="1.3" stroke-opacity=".3">${ellipses(rosette)}</g>
${silhouette(horizon)}`,
  );
}
