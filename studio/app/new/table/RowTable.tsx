import type { PlannedRow, RowAction } from '../../../../cli/import/import-plan.ts';
import type { TableAnswer } from '../../../making-protocol.ts';
import { Badge, type Tone } from '../../controls/Badge.tsx';

const ACTIONS: Readonly<Record<RowAction, { words: string; tone: Tone }>> = {
  created: { words: 'new', tone: 'good' },
  updated: { words: 'changed', tone: 'accent' },
  unchanged: { words: 'as before', tone: 'plain' },
  refused: { words: 'refused', tone: 'error' },
  vanished: { words: 'no longer in the table', tone: 'warning' },
};

/** Maximum number of rows shown; those with findings come first. */
const MOST_ROWS = 200;

interface ShownRow extends PlannedRow {
  findings: TableAnswer['diagnostics'];
}

/** Assigns findings to the row whose lines they are in; those of the header and the whole table are separate. */
function withFindings({ rows, diagnostics }: TableAnswer): {
  rows: ShownRow[];
  others: TableAnswer['diagnostics'];
} {
  const rowAt = (at: number) => rows.findLast(({ line }) => line !== null && line <= at);
  const byRow = new Map<PlannedRow, TableAnswer['diagnostics'][number][]>();
  // The column list already shows unused columns.
  const told = diagnostics.filter(({ rule }) => rule !== 'import/unused-column');
  const others = told.filter((finding) => {
    const row = rowAt(finding.line);
    if (row) byRow.set(row, [...(byRow.get(row) ?? []), finding]);
    return !row;
  });
  return { rows: rows.map((row) => ({ ...row, findings: byRow.get(row) ?? [] })), others };
}

/** The outcome of each row, with all its findings. */
export function RowTable({ answer }: { answer: TableAnswer }) {
  const { rows, others } = withFindings(answer);
  const grave = ({ action, findings }: ShownRow) =>
    Number(action === 'refused') * 2 + Number(findings.length > 0);
  const shown = rows.toSorted((a, b) => grave(b) - grave(a)).slice(0, MOST_ROWS);
  return (
    <section className="table-part" aria-labelledby="table-rows">
      <h3 id="table-rows">Rows</h3>
      <Findings findings={others} />
      {shown.length > 0 && (
        <table className="table-grid">
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Page</th>
              <th scope="col">What happens</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, slug, action, changed, kept, findings }) => (
              <tr key={`${row} ${slug}`}>
                <td className="table-number">{row}</td>
                <th scope="row">{slug === null ? '–' : `/${slug}`}</th>
                <td>
                  <Badge tone={ACTIONS[action].tone}>{ACTIONS[action].words}</Badge>{' '}
                  {changed.length > 0 && changed.join(', ')}
                  {kept.length > 0 && (
                    <span className="help">Edited by hand and left: {kept.join(', ')}</span>
                  )}
                  <Findings findings={findings} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > MOST_ROWS && <p className="help">and {rows.length - MOST_ROWS} more rows.</p>}
    </section>
  );
}

function Findings({ findings }: { findings: TableAnswer['diagnostics'] }) {
  if (findings.length === 0) return null;
  return (
    <ul className="table-findings">
      {findings.map(({ rule, line, column, severity, message, hint }) => (
        <li key={`${rule} ${line} ${column} ${message}`} className={`finding-${severity}`}>
          {message} <span className="help">{hint}</span>
        </li>
      ))}
    </ul>
  );
}
