import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const RULES: readonly string[] = [
  'The principal is mentally competent on the day: able to say what the paper does and whom it names.',
  'The principal signs willingly, by their own hand or mark, in front of the notary.',
  'A valid government photo ID lies on the table. Cards of elderly signers that have run out are said to be acceptable; describe yours on the phone so we can tell you before the drive.',
  'The agent may be anywhere. Only the person who grants the power has to appear.',
  'A medical form that is notarized calls for no witnesses beside the notary.',
  'A financial form may call for two, depending on the form and the bank that will read it.',
  'If you have no one to witness, ask when booking; we charge extra to bring them.',
  'The form is the original, complete except for signatures and dates.',
];

/** The rules for powers of attorney (docs/product.md, "Signing rules told to clients"). */
export function Requirements() {
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="Requirements"
      heading="What has to be true before we seal it"
      lead="A power of attorney is tested later, by a bank or by a relative. These rules are what it stands on."
    >
      <MarkedList items={RULES} />
      <Notice heading="When we decline">
        If the signer seems confused, or someone in the room is doing the answering, the notary
        refuses and leaves the page unsealed. We are glad to try again on a better day. Ask your
        attorney what else can be done in the meantime.
      </Notice>
    </Section>
  );
}
