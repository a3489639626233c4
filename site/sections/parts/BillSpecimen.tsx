import { Seal } from '../../Seal.tsx';

interface BillSpecimenProps {
  entries: readonly { label: string; sample: string; note: string }[];
}

/** A specimen of a bill of sale, its entries explained beside it. */
export function BillSpecimen({ entries }: BillSpecimenProps) {
  return (
    <div className="bill-anatomy">
      <div className="specimen-sheet" aria-hidden="true">
        <Seal className="specimen-seal" />
        <p className="specimen-title">Bill of Sale</p>
        <dl>
          {entries.map(({ label, sample }, index) => (
            <div key={label}>
              <dt>
                <b>{index + 1}</b> {label}
              </dt>
              <dd>{sample}</dd>
            </div>
          ))}
        </dl>
        <p className="specimen-mark">Specimen</p>
      </div>
      <ol className="specimen-notes">
        {entries.map(({ label, note }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
