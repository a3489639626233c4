import { Accordion, type Question } from '../../../renderer/components/Accordion.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function questions({ fees, area }: Site): Question[] {
  return [
    {
      question: 'What does an I-9 visit cost?',
      answer: `It is charged like our standard visit: ${usd(fees.travel)} for the drive and ${usd(fees.firstSignature)} for the form, ${usd(fees.minimum)} in all near Midland and Odessa, and ${usd(fees.mileage)} for each mile beyond ${area.freeMiles}. The employer pays; we do not ask the new hire for money.`,
    },
    {
      question: 'We are hiring a whole crew. Can you do them in a row?',
      answer: `Yes, at your yard, a hotel meeting room or a man camp. The drive is charged once, and with ${fees.groupDiscountSigners} or more signers at one location ${fees.groupDiscountPercent} percent comes off.`,
    },
    {
      question: 'What if the document looks wrong, or the card stayed at home?',
      answer:
        'Then Section 2 stays unsigned. We tell you the same hour, the employee may bring another acceptable document, and the three days keep running.',
    },
    {
      question: 'Who is liable if something on the form is in error?',
      answer:
        'The employer, under the federal rules, also for what a representative enters. So look the form over when it reaches you, while a correction is still easy.',
    },
    {
      question: 'We use E-Verify. Do we still need somebody on site?',
      answer:
        'Employers in good standing with E-Verify may use a live-video procedure that the Department of Homeland Security allows. Many still prefer a person in the room. Your counsel or HR department decides which applies to you.',
    },
    {
      question: 'Can you handle a rehire or an expiring work permit?',
      answer:
        'Yes. Supplement B, for reverification and rehire, may be completed by an authorized representative as well. Send us that page along with the original form.',
    },
  ];
}

/** What human resources departments ask, the price first. */
export function EmployerQuestions({ site }: { site: Site }) {
  return (
    <Section layout="split" kicker="From HR" heading="What employers ask before they designate us">
      <Accordion name="i9" questions={questions(site)} />
    </Section>
  );
}
