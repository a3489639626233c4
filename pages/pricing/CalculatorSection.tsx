import { CallLink } from '../../renderer/components/actions.tsx';
import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { usd } from '../../renderer/text/formats.ts';
import { Calculator } from '../../site/calculator/calculator.island.tsx';
import { estimate } from '../../site/prices/estimate.ts';
import { timeSlotFacts } from '../../site/prices/time-slots.ts';

/** Typical numbers of signatures (docs/product.md, "Calculator"). */
const EXAMPLES = [1, 2, 5, 10] as const;

/** The price calculator, with totals below that need none. */
export function CalculatorSection({ site }: { site: Site }) {
  const { area, business } = site;
  const { phone } = business;
  const slots = timeSlotFacts(site);
  const rows = EXAMPLES.map((signatures) => [
    signatures,
    ...slots.map(({ slot }) => usd(estimate({ timeSlot: slot, signatures }, site).total)),
  ]);
  return (
    <section className="section sand split calculator" id="calculator">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">Price calculator</p>
          <h2>Your own total, to the cent</h2>
          <p className="lead">
            Say where, when, and how many signatures. Distance is measured in a straight line, so
            the road’s bends are on us.
          </p>
          <p className="fee-note">
            An estimate, before any group discount or extra half hour. The total we agree on the
            phone is the one that holds.
          </p>
          <p className="without-script">
            The calculator needs JavaScript, which is switched off here. The table beneath holds for
            any place within {area.freeMiles} miles of Midland or {area.odessaMiles} of Odessa; for
            one further out,{' '}
            <CallLink phone={phone} className="calculator-call">
              call {phone}
            </CallLink>
            .
          </p>
        </header>
        <div className="section-body">
          <Island name="calculator" of={Calculator} on="interaction" site={site} />
          <RuledTable
            caption={`Quick reference, within ${area.freeMiles} miles of Midland or ${area.odessaMiles} of Odessa`}
            heads={['Signatures', ...slots.map(({ label }) => label)]}
            rows={rows}
          />
        </div>
      </div>
    </section>
  );
}
