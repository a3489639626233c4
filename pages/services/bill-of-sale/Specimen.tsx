import { Section } from '../../../renderer/components/Section.tsx';
import { Seal } from '../../../site/Seal.tsx';
import { ENTRIES } from './specimen-entries.ts';

/** A bill of sale as it looks when it is complete, with a note on each entry. */
export function Specimen() {
  return (
    <Section
      kicker="Anatomy of the page"
      heading="What a bill of sale looks like when it holds"
      lead="An illustration, not a form to fill in: we draft nothing. Compare yours with it before you book."
    >
      <div className="bill-anatomy">
        <div className="specimen-sheet" aria-hidden="true">
          <Seal className="specimen-seal" />
          <p className="specimen-title">Bill of Sale</p>
          <dl>
            {ENTRIES.map(({ label, sample }, index) => (
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
          {ENTRIES.map(({ label, note }) => (
            <li key={label}>
              <h3>{label}</h3>
              <p>{note}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
