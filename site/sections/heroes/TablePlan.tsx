interface Seat {
  name: string;
  task: string;
  /** Center of the chair in the drawing, 320 by 300 units. */
  x: number;
  y: number;
}

const SEATS: readonly Seat[] = [
  { name: 'You', task: 'sign', x: 160, y: 46 },
  { name: 'Witness', task: 'watches', x: 48, y: 150 },
  { name: 'Witness', task: 'watches', x: 272, y: 150 },
  { name: 'Notary', task: 'seals', x: 160, y: 254 },
];

/** The signing table of a self-proving affidavit from above: who sits where. */
export function TablePlan() {
  return (
    <svg
      className="table-plan"
      viewBox="0 0 320 300"
      role="img"
      aria-label="A table seen from above with four chairs: you, two witnesses, and the notary"
    >
      <rect className="table-plan-top" x="96" y="94" width="128" height="112" rx="3" />
      <rect className="table-plan-paper" x="142" y="112" width="36" height="48" rx="1" />
      <path className="table-plan-line" d="M148 122h24M148 130h24M148 138h16M150 152h18" />
      <circle className="table-plan-seal" cx="160" cy="184" r="11" />
      <circle className="table-plan-seal" cx="160" cy="184" r="6.500" />
      {SEATS.map(({ name, task, x, y }) => (
        <g key={`${x} ${y}`}>
          <circle className="table-plan-chair" cx={x} cy={y} r="42" />
          <text x={x} y={y - 2}>
            {name}
          </text>
          <text className="table-plan-task" x={x} y={y + 16}>
            {task}
          </text>
        </g>
      ))}
    </svg>
  );
}
