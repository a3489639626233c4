import { Accordion, type Question } from '../../../renderer/components/Accordion.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

function questions({ business }: Site): Question[] {
  return [
    {
      question: 'Will you tell my spouse that I signed?',
      answer:
        'No. What we note in the notary’s book is what Texas requires of every notarization. We answer to the person who booked, about their own visit, and to a court if it asks.',
    },
    {
      question: 'My spouse e-mailed me a waiver and wants it back tonight. Can you come?',
      answer:
        'We can come tonight. Look for the clerk’s file stamp on the petition first, and if you do not understand what the waiver gives up, call a lawyer before you call us.',
    },
    {
      question: 'My ID still shows my married name. Does that matter?',
      answer:
        'Usually the papers carry that name too, and nothing is amiss. If your ID and the papers differ, tell us when you book; we have to be satisfied that you are the person named.',
    },
    {
      question: 'Can you witness the signature as well as notarize it?',
      answer:
        'Papers of a divorce seldom ask for witnesses. If yours do, bring adults with no interest in the case; we can supply a witness for an additional fee.',
    },
    {
      question: 'Do you sell or fill in the forms?',
      answer:
        'No. We draft nothing and choose no form for you. TexasLawHelp, linked below, has the sets that Texas courts recognize and says when a lawyer is the better road.',
    },
    {
      question: 'Where would you rather not meet?',
      answer: `Anywhere that voices are likely to rise. If you are afraid of the other person, tell us when you call ${business.phone}; a hospital lobby, a police substation or a bank at noon is as good a table as any.`,
    },
  ];
}

/** What people ask about signing divorce papers. */
export function DivorceQuestions({ site }: { site: Site }) {
  return (
    <Section layout="split" kicker="In confidence" heading="Asked quietly, answered plainly">
      <Accordion name="divorce" questions={questions(site)} />
    </Section>
  );
}
