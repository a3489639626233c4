import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import { Included } from '../../site/sections/parts/Included.tsx';

/** Costs and work not covered by the price (docs/product.md, "Limits of the offer"). */
const NOT_INCLUDED: readonly string[] = [
  'Recording, filing and title fees, which the county or the clerk collects',
  'A witness brought along by us, which is quoted separately',
  'Drafting a document or choosing its certificate: your attorney’s work',
  'Loan signings and online notarizations, which we do not offer',
];

/** What the price covers and what it does not. */
export function Coverage() {
  return (
    <Section kicker="What you pay for" heading="Inside the price, and outside it">
      <div className="coverage">
        <div>
          <h3>Included with every visit</h3>
          <Included />
        </div>
        <div>
          <h3>Not included</h3>
          <MarkedList items={NOT_INCLUDED} mark="no" />
        </div>
      </div>
    </Section>
  );
}
