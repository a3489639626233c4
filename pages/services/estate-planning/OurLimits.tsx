import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** What a notary who is no lawyer leaves alone (docs/product.md, "Limits of the offer"). */
export function OurLimits() {
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="Where we stop"
      heading="A seal is not a legal opinion"
    >
      <MarkedList
        mark="no"
        items={[
          'We write no wills and complete no blanks in them.',
          'We do not say whether a will, a trust or a deed suits you. That is an attorney’s work.',
          'We do not pick the certificate; it comes printed with the document, or your lawyer names it.',
          'We notarize for nobody who cannot tell us what is being signed.',
          'We act as notary or as witness on a paper, not both.',
        ]}
      />
    </Section>
  );
}
