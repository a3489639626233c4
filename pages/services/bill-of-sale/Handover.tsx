import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';

/** The handover with a notary present, step by step. */
export function Handover() {
  return (
    <Section
      kicker="On the day"
      heading="How a handover goes with a notary in it"
      lead="Both of you bring a photo ID and the unsigned original, in two copies if each wants one."
    >
      <Steps
        steps={[
          {
            title: 'Look it over',
            text: 'Buyer and seller compare plate and page. Errors are corrected by printing again, never with white-out.',
          },
          {
            title: 'Pay',
            text: 'The buyer pays. A cashier’s check is best met at the bank that issued it.',
          },
          {
            title: 'Sign and seal',
            text: 'We check the IDs, watch both signatures, take an oath where the wording asks for one, and set the seal.',
          },
        ]}
      />
      <Notice heading="When one of you is in Houston">
        Each signer needs a notary only for his own signature. The seller can sign before us today,
        and the buyer before another notary when the page reaches him.
      </Notice>
    </Section>
  );
}
