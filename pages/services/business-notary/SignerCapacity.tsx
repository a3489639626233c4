import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** What it means to sign for a company, and where the notary's part ends. */
export function SignerCapacity() {
  return (
    <Section
      tone="sand"
      layout="split"
      kicker="Signing for the company"
      heading="We identify the person. The company vouches for the title."
      lead="A president’s signature is taken in a representative capacity: the certificate names the person, the office and the company."
    >
      <MarkedList
        items={[
          'The person who signs is in the room, with a current government-issued photo ID. A badge or a business card does not count.',
          'The name and title under the line are typed before we arrive.',
          'For an oath, the signer knows the facts first-hand. An assistant cannot swear for the boss.',
          'Whoever holds a company power of attorney signs with it and keeps a copy at hand for the recipient.',
          'Stamped and scanned signatures stay out: ink, in front of us.',
        ]}
      />
      <Notice heading="When the office has its own notary">
        A bookkeeper with a commission may notarize for her employer in many cases, but not a paper
        that she signs or gains from. When an auditor or the other side’s counsel wants distance, an
        outside notary supplies it.
      </Notice>
    </Section>
  );
}
