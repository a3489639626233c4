import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Errors that make a bill of sale worth less than its paper. */
export function Mistakes() {
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="Seen too often"
      heading="Why a bill of sale gets sent back"
      lead="Nothing here needs a lawyer. It needs somebody to look before the pen comes out."
    >
      <MarkedList
        mark="no"
        items={[
          'Signed at home last week. We must see the signature made, or hear it acknowledged by the signer in person.',
          'A gift price that nobody paid. A false price is a false statement, and sworn ones are worse.',
          'Buyer left blank, to be filled in by whoever shows up next.',
          'One owner signs although the title names two, joined by “and”.',
          'A loan still open on the goods, and no release from the lender.',
          'A photocopy. The seal goes on originals only.',
        ]}
      />
    </Section>
  );
}
