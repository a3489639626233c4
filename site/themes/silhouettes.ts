/**
 * Drawings for the horizons, in one style: flat shapes, the ground line at 104 units, lit windows in a class of their
 * own. Coordinates are units of a drawing 1200 wide.
 */

const round = (value: number) => +value.toFixed(1);

/** Places a drawing whose ground is at 104 at `x`, scaled about that ground. */
export function place(drawing: string, x: number, scale = 1): string {
  const y = round(104 * (1 - scale));
  const transform = scale === 1 ? `translate(${x} 0)` : `translate(${x} ${y}) scale(${scale})`;
  return `<g transform="${transform}">${drawing}</g>`;
}

export const PUMP_JACK =
  '<path d="M62 104 86 38h5l24 66h-8L89 56 70 104ZM66 84h44v4H66zM2 76h2v28H2zM52 98h112v6H52zM150 22l4 1-14 66-4-1Z"/>' +
  '<g transform="rotate(-9 88 38)"><path d="M20 32h136v9H20zM26 27C8 33-2 52 0 76l9 1c1-18 8-30 20-34Z"/></g><circle cx="138" cy="86" r="13"/>';

export const WATER_TOWER =
  '<path d="M10 34q24-20 48 0v26q-24 14-48 0ZM14 62l-8 42h4l8-41Zm40 0 8 42h-4l-8-41ZM32 66h4v38h-4zM12 82h44v2H12z"/>';

export const WINDMILL =
  '<path d="m30 40-14 64h4l11-52 11 52h4L32 40ZM20 78h22v2H20zM24 62h14v2H24z"/>' +
  '<path d="m31 36-5-22h10Zm0 0 22-5v10Zm0 0 5 22H26Zm0 0L9 41V31Zm0 0 12-19 7 7Zm0 0 19 12-7 7ZM31 36 19 55l-7-7Zm0 0L12 24l7-7Zm2-1h26l12-8v18l-12-8H33Z"/>';

export const MESQUITE =
  '<path d="M22 104q2-14-2-24l-9-8 10 4-3-12 6 12 9-10-6 14q-3 10-1 24Z"/><path d="M0 66q2-18 20-16 6-10 18-4 14-2 14 12 6 12-8 12-8 8-20 2-18 6-24-6Z"/>';

const HOUSE =
  '<path d="M0 62 58 24l20 13V24h12v21l26 17-4 5-6-4v41H12V63l-8 4Z"/><path class="lit" d="M28 70h16v16H28zM70 70h16v16H70z"/>' +
  '<path class="lit" d="M52 72h10v32H52z"/><path d="M-14 78h26v3h-26zM-12 81h2v23h-2z"/><circle class="lit" cx="-4" cy="86" r="2.600"/>';

const HOSPITAL =
  '<path d="M0 104V30h70v74ZM70 104V50h84v54ZM26 30V14h18v16Z"/>' +
  '<path class="lit" d="M33 17h4v4h4v4h-4v4h-4v-4h-4v-4h4Z"/>' +
  '<path class="lit" d="M10 40h8v9h-8zM52 40h8v9h-8zM31 56h8v9h-8zM52 72h8v9h-8zM84 60h8v9h-8zM120 60h8v9h-8zM102 78h8v9h-8zM138 78h8v9h-8z"/>' +
  '<path class="dim" d="M31 40h8v9h-8zM10 56h8v9h-8zM52 56h8v9h-8zM10 72h8v9h-8zM31 72h8v9h-8zM102 60h8v9h-8zM138 60h8v9h-8zM84 78h8v9h-8zM120 78h8v9h-8z"/>';

export const COURTHOUSE =
  '<path d="M0 104v-7h180v7ZM8 97V56h12v41ZM34 97V56h10v41ZM58 97V56h10v41ZM112 97V56h10v41ZM136 97V56h10v41ZM160 97V56h12v41ZM82 97V70q8-10 16 0v27ZM4 56v-7h172v7ZM20 49 90 24l70 25ZM66 31q24-34 48 0ZM88 4h4v16h-4zM92 4h12l-3 4 3 4H92Z"/>' +
  '<path class="lit" d="M24 66h6v20h-6zM48 66h6v20h-6zM126 66h6v20h-6zM150 66h6v20h-6z"/>';

const PICKUP =
  '<path d="M0 92V72h44l14-18h34q6 0 9 6l8 13 20 3q5 1 5 6v10ZM62 71h38l-7-12H68Z" fill-rule="evenodd"/><circle cx="28" cy="93" r="11"/><circle cx="106" cy="93" r="11"/>' +
  '<circle class="dim" cx="28" cy="93" r="4"/><circle class="dim" cx="106" cy="93" r="4"/><path class="beam" d="m134 79 150 14v10L134 88Z"/><path class="lit" d="M129 77h5v9h-5z"/>';

export const POLE = '<path d="M14 26h4v78h-4zM2 32h28v3H2zM6 42h20v3H6z"/>';

const LAMP_ROOM =
  '<path d="M0 104V22h150v82Z"/><path class="lit" d="M16 38h46v50H16z"/><path d="M38 38h3v50h-3zM16 61h46v3H16z"/><path d="m30 88 3-14h10l3 14Z"/>' +
  '<path d="M86 104V46h38v58Z" class="dim"/><path class="lit" d="M86 104V46h8v58Z"/><path d="M-10 22h170v-6H-10z"/>';

const TABLE =
  '<path d="M0 78h96v5H0zM8 83h5v21H8zM83 83h5v21h-5zM-22 62h4v42h-4zM-22 82h18v4h-18zM-8 86h4v18h-4zM114 62h4v42h-4zM100 82h18v4h-18zM100 86h4v18h-4z"/><path class="lit" d="M36 72h26v6H36z"/><path d="M46 8h3v26h-3zM34 34h27l5 10H29Z"/><path class="beam" d="M29 44h37l24 34H6Z"/>';

export const GROUND =
  '<path d="M0 104h250l10-3h60l12 3h180l16-4h90l10 4h200l12-3h120l14 3h120l10-2h96v118H0Z"/>';
export const FLAT = '<path d="M0 104h1200v110H0Z"/>';
const ROAD = `${FLAT}<path class="dim" d="M0 112h60v2H0zM120 112h60v2h-60zM240 112h60v2h-60zM360 112h60v2h-60zM480 112h60v2h-60zM600 112h60v2h-60zM720 112h60v2h-60zM840 112h60v2h-60zM960 112h60v2h-60zM1080 112h60v2h-60z"/>`;

/** Pump jacks and a water tower: the basin itself. */
export const BASIN = [
  place(PUMP_JACK, 96),
  place(PUMP_JACK, 420, 0.38),
  place(WATER_TOWER, 820, 0.8),
  place(MESQUITE, 640, 0.5),
  place(PUMP_JACK, 1010, 0.26),
  GROUND,
].join('');

/** A hospital with a few windows lit. */
export const BEDSIDE = [
  place(HOSPITAL, 60),
  place(MESQUITE, 250, 0.62),
  place(PUMP_JACK, 560, 0.3),
  place(HOUSE, 880, 0.5),
  place(POLE, 760, 0.7),
  GROUND,
].join('');

/** A pickup on the lease road, its lights on. */
export const LEASE_ROAD = [
  place(PICKUP, 110),
  place(POLE, 40, 0.9),
  place(POLE, 470, 0.7),
  place(POLE, 790, 0.55),
  place(PUMP_JACK, 900, 0.42),
  ROAD,
].join('');

/** A house with its porch light on. */
export const PORCH = [
  place(HOUSE, 90),
  place(MESQUITE, 230, 0.8),
  place(HOUSE, 480, 0.46),
  place(WINDMILL, 700, 0.7),
  place(HOUSE, 960, 0.36),
  GROUND,
].join('');

/** A kitchen table under a lamp, the windmill outside. */
export const TABLE_LAMP = [
  place(TABLE, 130),
  place(WINDMILL, 340, 0.95),
  place(MESQUITE, 520, 0.5),
  place(PUMP_JACK, 900, 0.34),
  FLAT,
].join('');

/** A quiet room with the door ajar, the courthouse far off. */
export const QUIET_ROOM = [
  place(LAMP_ROOM, 80),
  place(MESQUITE, 270, 0.7),
  place(COURTHOUSE, 800, 0.5),
  place(POLE, 560, 0.6),
  GROUND,
].join('');

/** The highway at night. */
export const HIGHWAY = [
  place(PICKUP, 70, 0.8),
  place(POLE, 330, 1),
  place(POLE, 560, 0.8),
  place(HOSPITAL, 900, 0.46),
  place(POLE, 740, 0.62),
  ROAD,
].join('');
