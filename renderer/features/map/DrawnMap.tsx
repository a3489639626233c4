import type { ReactNode } from 'react';
import type { GeoPoint } from '../../../schemas/geo-point.ts';
import { placeLabels } from './label-places.ts';
import { type DrawnPoint, projectionAround } from './projection.ts';

/** Half the height of the drawing, and a quarter of its width; narrow screens show only a square of this half size. */
export const HALF = 280;

/** Largest letter height of a label and mean letter width, used to place labels. */
const LETTER = { height: 22, width: 11.4 };

const STAR =
  'M0-11 2.600-3.600H10.500L4.200 1.100 6.500 8.900 0 4.200-6.500 8.900-4.200 1.100-10.500-3.600H-2.600Z';

/** A labeled place in the drawing. */
export interface DrawnPlace extends GeoPoint {
  label: string;
  /** Small text after the label, space permitting: a fee, for instance. */
  note?: string | undefined;
  /** Style: bold, plain, or hollow and pale. */
  kind: 'primary' | 'extended' | 'seat';
}

/** The scale bar of a drawing. */
export interface ScaleBar {
  km: number;
  text: string;
}

interface DrawnMapProps {
  /** Accessible name of the drawing. */
  name: string;
  /** Center of the drawing; a place exactly here is drawn as a star. */
  centre: GeoPoint;
  /** Units of the drawing, which is 1120 wide and 560 high. */
  unitsPerKm: number;
  places: readonly DrawnPlace[];
  scale: ScaleBar;
  /** Lines of the background that labels should avoid. */
  lines?: readonly (readonly DrawnPoint[])[];
  /** Drawn below the places. */
  children?: ReactNode;
}

/** The line through points, for the `d` of a path. */
export function pathOf(points: readonly DrawnPoint[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** North arrow and scale, in the corners. */
function Bearings({ unitsPerKm, scale }: Pick<DrawnMapProps, 'unitsPerKm' | 'scale'>) {
  const length = Math.round(scale.km * unitsPerKm);
  return (
    <>
      <g className="map-north" transform={`translate(${HALF - 34} ${44 - HALF})`}>
        <path d="M0-22 7 8 0 2-7 8Z" />
        <text y="26" textAnchor="middle">
          N
        </text>
      </g>
      <g className="map-scale" transform={`translate(${18 - HALF} ${HALF - 18})`}>
        <path d={`M0-5V0H${length}V-5`} />
        <text x="6" y="-8">
          {scale.text}
        </text>
      </g>
    </>
  );
}

/**
 * Places as a drawing: shown until map tiles have loaded, and without a network. Wide screens show more of the sides.
 */
export function DrawnMap({
  name,
  centre,
  unitsPerKm,
  places,
  scale,
  lines = [],
  children,
}: DrawnMapProps) {
  const draw = projectionAround(centre, unitsPerKm);
  const dots = places.map((place) => ({
    ...draw(place),
    width: place.label.length * LETTER.width,
    height: LETTER.height,
  }));
  const labels = placeLabels(dots, lines, HALF - 8);
  return (
    <svg
      className="drawn-map"
      viewBox={`${-2 * HALF} ${-HALF} ${4 * HALF} ${2 * HALF}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={name}
    >
      {children}
      <Bearings unitsPerKm={unitsPerKm} scale={scale} />
      {places.map(({ label, note, kind }, index) => {
        const { x, y } = dots[index] ?? { x: 0, y: 0 };
        const { anchor, ...at } = labels[index] ?? { anchor: 'middle', x, y };
        return (
          <g key={label} className={`map-town ${kind}`}>
            {x === 0 && y === 0 ? <path d={STAR} /> : <circle cx={x} cy={y} r="5" />}
            <text {...at} textAnchor={anchor}>
              {label}
              {note !== undefined && (
                <tspan className="map-fee" dx="6">
                  {note}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
