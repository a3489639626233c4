import { THEME_DESIGNS } from '../../renderer/themes/registry.ts';
import type { RosetteShape } from '../../renderer/ui/Rosette.tsx';
import type { PreviewCard } from './preview-card.ts';

/** Size of a preview picture in pixels, as link previews ask for it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const COLORS = { brass: '#e0b565', mist: '#dfe6ee', clay: '#b5391f' };

interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; children: string | Box[] };
}

function box(style: Record<string, string | number>, children: string | Box[]): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** The words of a card, as the text layout takes them. Long titles are set smaller. */
export function cardWords({ kicker, title, business, phone }: PreviewCard): Box {
  const size = title.length > 44 ? 58 : title.length > 30 ? 70 : 84;
  return box(
    {
      width: PREVIEW_SIZE.width,
      height: PREVIEW_SIZE.height,
      flexDirection: 'column',
      padding: '64px 72px 0',
      color: '#fff',
      fontFamily: 'Public Sans',
    },
    [
      box(
        { fontSize: 25, fontWeight: 600, letterSpacing: 2.5, color: COLORS.brass },
        kicker.toUpperCase(),
      ),
      box(
        { fontFamily: 'Besley', fontSize: size, lineHeight: 1.1, marginTop: 22, width: 860 },
        title,
      ),
      box({ alignItems: 'center', marginTop: 34, fontSize: 32, color: COLORS.mist }, [
        box(
          { padding: '10px 26px', background: COLORS.clay, color: '#fff', fontWeight: 600 },
          phone,
        ),
        box({ marginLeft: 26 }, business),
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

/**
 * The whole picture as SVG: evening sky, the theme's rosette and silhouette, the words.
 *
 * @param words inner markup of the laid-out words.
 */
export function cardDrawing({ theme }: PreviewCard, words: string): string {
  const { rosette, horizon } = THEME_DESIGNS[theme];
  const { width, height } = PREVIEW_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<style>.lit{fill:#f2c879}.dim{fill:#3a3b54}.beam{fill:#f2c879;opacity:.22}</style>
<defs><linearGradient id="sky" x2="0" y2="1"><stop offset=".3" stop-color="#0e1b2c"/><stop offset=".62" stop-color="#2a3150"/><stop offset=".85" stop-color="#7d4a52"/><stop offset="1" stop-color="#d97b4a"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<g transform="translate(965 250) scale(.9)" fill="none" stroke="${COLORS.brass}" stroke-width="1.3" stroke-opacity=".3">${ellipses(rosette)}</g>
<g transform="translate(0 486)" fill="#0a1421">${horizon}<rect y="104" width="${width}" height="60"/></g>
${words}</svg>`;
}
