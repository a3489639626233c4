import { usd } from '../../../renderer/text/formats.ts';
import { WEEKLY_REVENUE } from './sample-figures.ts';

/** Size of the drawing in its own units; the columns stand on the baseline. */
const WIDTH = 640;
const BASE = 190;
const HEIGHT = 220;
const LEFT = 80;

/** Dollars at the grid lines, from the baseline up. */
const LINES = [0, 500, 1000, 1500, 2000];
const TOP_LINE = 2000;
const TOP_SPACE = 20;

const STEP = (WIDTH - LEFT) / WEEKLY_REVENUE.length;
const COLUMN = STEP * 0.58;

function heightOf(dollars: number): number {
  return (dollars / TOP_LINE) * (BASE - TOP_SPACE);
}

function weekName(index: number): string {
  const ago = WEEKLY_REVENUE.length - 1 - index;
  if (ago === 0) return 'This week';
  return ago === 1 ? 'Last week' : `${ago} weeks ago`;
}

/** Revenue of the last weeks as columns, and as a table. */
export function RevenuePlot() {
  return (
    <figure className="revenue-plot">
      <figcaption>Revenue of the last {WEEKLY_REVENUE.length} weeks</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="A column for each week; the table below has the same figures"
      >
        {LINES.map((dollars) => {
          const y = BASE - heightOf(dollars);
          return (
            <g key={dollars}>
              <line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
              <text className="plot-scale" x={LEFT - 8} y={y + 4}>
                {usd(dollars)}
              </text>
            </g>
          );
        })}
        {WEEKLY_REVENUE.map((dollars, index) => {
          const x = LEFT + index * STEP + (STEP - COLUMN) / 2;
          const ago = WEEKLY_REVENUE.length - 1 - index;
          return (
            <g key={weekName(index)} className={ago === 0 ? 'plot-now' : undefined}>
              <rect x={x} y={BASE - heightOf(dollars)} width={COLUMN} height={heightOf(dollars)} />
              <text x={x + COLUMN / 2} y={BASE + 20}>
                {ago === 0 ? 'now' : `−${ago}`}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week</th>
              <th scope="col">Revenue</th>
            </tr>
          </thead>
          <tbody>
            {WEEKLY_REVENUE.map((dollars, index) => (
              <tr key={weekName(index)}>
                <th scope="row">{weekName(index)}</th>
                <td>{usd(dollars)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
