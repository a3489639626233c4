import { HALF } from './DrawnMap.tsx';

/** Grid line offsets from the center to an edge. */
function steps(apart: number, edge: number): number[] {
  const count = Math.floor(edge / apart);
  return Array.from({ length: 2 * count + 1 }, (_, index) => Math.round((index - count) * apart));
}

/** A neutral background for places without road data: a grid, and rings around the center. */
export function MapGround({ ring }: { ring: number }) {
  const down = steps(ring / 2, 2 * HALF).map((x) => `M${x} ${-HALF}V${HALF}`);
  const across = steps(ring / 2, HALF).map((y) => `M${-2 * HALF} ${y}H${2 * HALF}`);
  return (
    <>
      <path className="map-grid" d={[...down, ...across].join('')} />
      {[3, 2, 1].map((times) => (
        <circle key={times} className="map-ring" r={Math.round(times * ring)} />
      ))}
    </>
  );
}
