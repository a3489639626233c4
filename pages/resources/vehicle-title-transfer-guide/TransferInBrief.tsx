import { Section } from '../../../renderer/components/Section.tsx';
import { type Step, Steps } from '../../../renderer/components/Steps.tsx';

const STEPS: readonly Step[] = [
  { title: 'Check', text: 'Original title in hand, liens released, nothing crossed out.' },
  { title: 'Sign', text: 'Seller and buyer complete the back of it together, before the notary.' },
  { title: 'File', text: 'The buyer goes to the county tax office within thirty days.' },
  { title: 'Report', text: 'The seller tells the state that the vehicle is gone.' },
];

/** The transfer in four steps, before the guide goes into each. */
export function TransferInBrief() {
  return (
    <Section tone="sand" kicker="In brief" heading="Four steps, two people, one page">
      <Steps steps={STEPS} />
    </Section>
  );
}
