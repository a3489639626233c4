/** Horizons of the towns we serve, in the style of `silhouettes.ts`: ground line at 104 units. */
import {
  COURTHOUSE,
  FLAT,
  GROUND,
  MESQUITE,
  POLE,
  PUMP_JACK,
  place,
  WATER_TOWER,
  WINDMILL,
} from './silhouettes.ts';

/** Rows of small windows; about one in four is lit, the rest are dim. */
function windows(x: number, y: number, columns: number, rows: number): string {
  let lit = '';
  let dim = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pane = `M${x + column * 8} ${y + row * 9}h4v5h-4z`;
      if ((row * 5 + column * 7 + x) % 4 === 0) lit += pane;
      else dim += pane;
    }
  }
  return `<path class="lit" d="${lit}"/><path class="dim" d="${dim}"/>`;
}

/** A shape repeated along a line at height `y`. */
function along(y: number, starts: readonly number[], shape: string): string {
  return starts.map((x) => `M${x} ${y}${shape}`).join('');
}

const TOWERS =
  '<path d="M0 104V58h34v46ZM42 104V12h44v92ZM58 12V2h12v10ZM94 104V40h40v64ZM142 104V54h8V38h8V24h24v14h8v16h8v50ZM168 24V6h3v18ZM208 104V30l34-14v88ZM250 104V66h46v38ZM306 104V46h36v58ZM352 104V78h60v26Z"/>' +
  windows(48, 20, 4, 9) +
  windows(100, 48, 4, 6) +
  windows(158, 44, 3, 6) +
  windows(215, 38, 3, 7) +
  windows(6, 66, 3, 4) +
  windows(257, 74, 4, 3) +
  windows(312, 54, 3, 5);

const JACKRABBIT =
  '<path d="M-6 96h92v8H-6zM10 96Q-2 66 22 52q16-7 26-16-1-8 4-13L42-2q1-6 6-2l11 22-1-25q4-5 7 3l3 23q10 5 13 14-1 6-9 6-6 1-9 5-1 12-7 18l3 22 9 12H55l-6-16q-7 6-13 7l13 4v5Z"/>' +
  '<circle cx="12" cy="84" r="7"/><circle class="lit" cx="66" cy="29" r="1.500"/>';

const TANKS =
  `<path d="${along(104, [0, 40, 80], 'V58h34v46Z')}M-4 54h122v3H-4zM120 54l26 50h-4l-25-50Z${along(46, [16, 56, 96], 'h3v10h-3z')}"/>` +
  '<path d="M172 24h3v80h-3z"/><path class="lit" d="M173 24q-8-8 2-20 0 7 6 10 2 7-8 10Z"/>';

const STONES =
  '<path d="M0 104V74h8v30ZM18 104V74h8v30ZM-2 68h30v6H-2zM38 104V76h8v28ZM58 104V72h8v32ZM36 66h34v6H36zM78 104V82h9v22Z"/>';

const GIN =
  '<path d="M0 104V42h26V18l10-8 10 8v24h44l30 20v42ZM120 104V74h44v30ZM36 22l96 50-2 4-96-50Z"/>' +
  '<path class="lit" d="M8 56h8v10H8zM56 60h18v44H56z"/><path class="dim" d="M26 56h8v10h-8zM92 74h8v10h-8zM130 82h8v8h-8z"/>';

const MODULES = `<path d="${along(104, [0, 68, 136], 'V86q0-4 4-4h52q4 0 4 4v18Z')}"/>`;

const ROWS =
  '<path class="dim" d="M520 110h640v1.500H520zM540 115h660v1.500H540zM560 120h640v1.500H560z"/>';

/** Midland, the Tall City: towers over flat country. */
export const MIDLAND = [
  place(TOWERS, 70, 0.94),
  place(MESQUITE, 490, 0.5),
  place(PUMP_JACK, 640, 0.34),
  place(COURTHOUSE, 860, 0.42),
  place(PUMP_JACK, 1060, 0.24),
  GROUND,
].join('');

/** Odessa: the jackrabbit, a tank battery with its flare, the university's stones. */
export const ODESSA = [
  place(JACKRABBIT, 84, 0.92),
  place(TANKS, 230, 0.82),
  place(WATER_TOWER, 470, 0.9),
  place(POLE, 610, 0.7),
  place(STONES, 720, 0.7),
  place(PUMP_JACK, 930, 0.44),
  GROUND,
].join('');

/** Stanton: the gin, cotton modules and a windmill above the rows. */
export const STANTON = [
  place(WINDMILL, 60, 1),
  place(GIN, 150, 0.94),
  place(MODULES, 330, 0.6),
  place(COURTHOUSE, 640, 0.4),
  place(POLE, 540, 0.7),
  place(WINDMILL, 960, 0.55),
  FLAT,
  ROWS,
].join('');
