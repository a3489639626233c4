import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';

/** The federal calendar of the form, and where our visit falls in it. */
export function Deadlines() {
  return (
    <Section
      kicker="The calendar"
      heading="Three business days come sooner than they sound"
      lead="A hire who starts on a Monday is due by Thursday. Book for the first or second day and leave room for a forgotten card."
    >
      <Steps
        steps={[
          {
            title: 'Offer accepted',
            text: 'From here on the form may be completed. You send us the designation; we call the employee.',
          },
          {
            title: 'First day of work',
            text: 'Section 1 is signed by the end of it, at the latest.',
          },
          {
            title: 'The visit',
            text: 'Documents on the table, Section 2 filled in and signed. It seldom takes half an hour.',
          },
          {
            title: 'Third business day after',
            text: 'The last day for Section 2. For a job shorter than three days it is the first day instead.',
          },
        ]}
      />
    </Section>
  );
}
