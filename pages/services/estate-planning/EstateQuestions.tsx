import { Accordion, type Question } from '../../../renderer/components/Accordion.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const QUESTIONS: readonly Question[] = [
  {
    question: 'Does a Texas will have to be notarized?',
    answer:
      'Not to be valid. The affidavit attached to it is what we notarize, and it lets the court accept the will without finding the witnesses again.',
  },
  {
    question: 'We signed our wills years ago without the affidavit. Too late?',
    answer:
      'Often not. Texas law lets the affidavit be made later, as long as testator and witnesses can come together and swear to it. Have your lawyer say which form to use.',
  },
  {
    question: 'Mother lives in a care home in Stanton. Can it be done there?',
    answer:
      'Yes. Ask the home for a quiet room, and bring witnesses from outside, since staff are often not allowed to serve.',
  },
  {
    question: 'My will is in my own handwriting. Do you notarize that?',
    answer:
      'A will wholly in your hand follows rules of its own and needs no witnesses. An affidavit can be attached to it; a lawyer should look at both before we come.',
  },
];

/** Questions about wills and seals, and where to go from here. */
export function EstateQuestions({ site }: { site: Site }) {
  return (
    <Section layout="split" kicker="Asked over coffee" heading="Before you invite the neighbors">
      <Accordion name="estate" questions={QUESTIONS} />
      <LinkList
        site={site}
        links={[
          {
            href: '/services/medical-documents',
            label: 'Medical documents',
            text: 'The directives, one by one, with witnesses or a seal.',
          },
          {
            href: '/services/affidavit-notary',
            label: 'Affidavits',
            text: 'Heirship and small estates, when somebody has died without a plan.',
          },
          {
            href: '/resources/power-of-attorney-guide',
            label: 'Guide to powers of attorney',
            text: 'Durable, springing, medical: the words explained.',
          },
          {
            href: 'https://texaslawhelp.org/',
            label: 'TexasLawHelp: wills and estate planning',
            text: 'Free guidance and forms, among them the transfer on death deed.',
          },
        ]}
      />
    </Section>
  );
}
