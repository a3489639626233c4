import { Notice } from '../../renderer/components/Notice.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import { type Step, Steps } from '../../renderer/components/Steps.tsx';

const NEXT: readonly Step[] = [
  {
    title: 'Your notary reviews them',
    text: 'Every page is read before the visit: names, blanks, and where the seal goes.',
  },
  {
    title: 'We contact you if more information is needed',
    text: 'A missing page or an unclear name is settled by phone, not at your table.',
  },
  {
    title: 'You bring the originals',
    text: 'The paper itself, unsigned, and a current photo ID for each person who signs.',
  },
];

/** What follows an upload, and why the paper is still needed (docs/product.md, "Upload portal"). */
export function AfterUpload() {
  return (
    <Section tone="sand" layout="split" heading="What happens next">
      <Steps steps={NEXT} direction="down" />
      <Notice heading="Only originals can be notarized">
        A photo or a scan helps to prepare. The seal goes on the original document, signed in front
        of the notary.
      </Notice>
    </Section>
  );
}
