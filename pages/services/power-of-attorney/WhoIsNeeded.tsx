import { Seal } from '../../../site/Seal.tsx';

const ROWS = [
  ['Principal, who gives the power', 'Yes'],
  ['Photo ID of the principal', 'Yes'],
  ['Agent, who receives it', 'No'],
  ['Witnesses, medical form', 'No'],
  ['Witnesses, financial form', 'Perhaps two'],
] as const;

/** Who and what must be in the room, printed like the fee certificates of other pages. */
export function WhoIsNeeded() {
  return (
    <aside className="certificate" aria-labelledby="needed-heading">
      <Seal className="certificate-seal" />
      <h2 id="needed-heading">Needed in the room</h2>
      <dl>
        {ROWS.map(([who, needed]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{needed}</dd>
          </div>
        ))}
      </dl>
      <p>Two people short? We can supply witnesses for an additional fee.</p>
    </aside>
  );
}
