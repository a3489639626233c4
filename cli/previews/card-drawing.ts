import type { RosetteShape } from '../../renderer/components/Rosette.tsx';
import type { CardColors, PreviewCard } from './preview-card.ts';
import type { ThemeLook } from './theme-look.ts';

/** Size of a preview picture in pixels, as link previews ask for it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const EVENING: CardColors = {
  sky: ['#0e1b2c', '#2a3150', '#7d4a52'],
  accent: '#e0b565',
  title: '#fff',
  text: '#dfe6ee',
  action: '#b5391f',
  onAction: '#fff',
};

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | Box[] };
}

function box(style: Record<string, string | number>, children: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** The words of a card, as the text layout takes them. Long titles are set smaller. */
export function cardWords({ kicker, title, business, phone, colors = EVENING }: PreviewCard): Box {
  const size = title.length > 44 ? 58 : title.length > 30 ? 70 : 84;
  return box(
    {
      width: PREVIEW_SIZE.width,
      height: PREVIEW_SIZE.height,
      flexDirection: 'column',
      padding: '64px 72px 0',
      color: colors.title,
      fontFamily: 'Public Sans',
    },
    [
      ...(kicker === undefined
        ? []
        : [
            box(
              { fontSize: 25, fontWeight: 600, letterSpacing: 2.5, color: colors.accent },
              kicker.toUpperCase(),
            ),
          ]),
      box(
        { fontFamily: 'Besley', fontSize: size, lineHeight: 1.1, marginTop: 22, width: 860 },
        title,
      ),
      box({ alignItems: 'center', marginTop: 34, fontSize: 32, color: colors.text }, [
        ...(phone === undefined
          ? []
          : [
              box(
                {
                  padding: '10px 26px',
                  marginRight: 26,
                  background: colors.action,
                  color: colors.onAction,
                  fontWeight: 600,
                },
                phone,
              ),
            ]),
        box({}, business),
      ]),
    ],
  );
}

function ellipses({ rx, ry, folds }: RosetteShape): string {
  const total = folds.reduce((product, fold) => product * fold, 1);
  return Array.from(
    { length: total },
    (_, turn) => `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${(180 / total) * turn})"/>`,
  ).join('');
}

/** The ground: a brand's from deep to its dusk, else an evening that ends in the last light. */
function sky(colors: CardColors | undefined): string {
  const { sky } = colors ?? EVENING;
  const stops = [0.3, 0.62, colors ? 1 : 0.85].map(
    (offset, index) => `<stop offset="${offset}" stop-color="${sky[index]}"/>`,
  );
  return stops.join('') + (colors ? '' : '<stop offset="1" stop-color="#d97b4a"/>');
}

/** A silhouette along the lower edge, if the theme has one. */
function ground(horizon: string | undefined): string {
  if (horizon === undefined) return '';
  return `<g transform="translate(0 486)" fill="#0a1421">${horizon}<rect y="104" width="${PREVIEW_SIZE.width}" height="60"/></g>`;
}

/**
 * The whole picture as SVG: evening sky, the theme's rosette and silhouette, the words.
 *
 * @param words inner markup of the laid-out words.
 */
export function cardDrawing(
  { colors }: PreviewCard,
  { rosette, horizon }: ThemeLook,
  words: string,
): string {
  const { width, height } = PREVIEW_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<style>.lit{fill:#f2c879}.dim{fill:#3a3b54}.beam{fill:#f2c879;opacity:.22}</style>
<defs><linearGradient id="sky" x2="0" y2="1">${sky(colors)}</linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(965 250) scale(.9)" fill="none" stroke="${(colors ?? EVENING).accent}" stroke-width="1.3" stroke-opacity=".3">${ellipses(rosette)}</g>
${ground(horizon)}
${words}</svg>`;
}
