import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** The limits of an I-9 visit: the form is not notarized. */
export function NotNotarial() {
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="No stamp"
      heading="A Form I-9 is not notarized"
      lead="It has no notarial certificate, so there is nothing for a seal to complete. We come because we are used to looking hard at identity documents, and because anyone you designate may sign for you."
    >
      <MarkedList
        mark="no"
        items={[
          'No seal, no commission number, no “subscribed and sworn” anywhere on the form.',
          'No ruling on whether somebody may work. We record what we saw.',
          'No advice on immigration status, and no help in choosing a document.',
          'No examination by video, photograph or photocopy.',
          'No signing of a Section 2 for documents that someone else examined.',
        ]}
      />
    </Section>
  );
}
