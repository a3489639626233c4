import type { EmbedKind } from './embed.ts';

/** Placeholder drawings for embeds without a picture: light from one side, streets, or the days of a month. */
const DRAWINGS: Record<EmbedKind, string> = {
  video: 'M0 620 1600 120M0 700 1600 330M0 780 1600 540M0 860 1600 750M-40 540 1600-90',
  map: 'M-20 640C300 560 420 700 700 600S1200 380 1620 420M240-20C300 240 180 420 330 920M760-20C700 200 860 420 800 920M1240-20C1180 300 1330 560 1260 920M-20 200C400 260 900 120 1620 180',
  booking: '',
};

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = [0, 1, 2, 3, 4];

/** A drawing behind the text of a facade. */
export function DrawnPoster({ kind }: { kind: EmbedKind }) {
  return (
    <svg
      className={`drawn-poster of-${kind}`}
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {kind === 'booking' ? (
        ROWS.flatMap((row) =>
          COLUMNS.map((column) => (
            <rect
              key={`${row} ${column}`}
              x={330 + column * 140}
              y={110 + row * 140}
              width="120"
              height="120"
              rx="10"
            />
          )),
        )
      ) : (
        <path d={DRAWINGS[kind]} />
      )}
    </svg>
  );
}
