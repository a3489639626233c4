import { Accordion, type Question } from '../../../renderer/components/Accordion.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function questions({ fees }: Site): Question[] {
  return [
    {
      question: 'Does the agent have to be in the room?',
      answer:
        'No. Only the patient signs a medical power of attorney before us. The agent can be on a rig in the Gulf and learn of it by phone.',
    },
    {
      question: 'Can you bring the form?',
      answer:
        'We draft nothing and may not pick a form for you. Hospitals keep the state’s forms with the social worker or chaplain, and they print from the state’s website in a minute.',
    },
    {
      question: 'What if he falls asleep before you arrive?',
      answer: `We wait a while. A longer wait counts as an extended appointment, ${usd(fees.extendedAppointment)} for each half hour, and we ask before it starts.`,
    },
    {
      question: 'She never signed anything and now cannot speak. What can be done?',
      answer:
        'Nothing that a notary may do. Ask the hospital’s social worker who decides under Texas law in that case, and a lawyer whether a guardianship is needed.',
    },
    {
      question: 'Can the bank’s power of attorney be signed on the same visit?',
      answer:
        'Yes, if it lies there complete and the patient wants it. Check first whether the bank’s paper asks for two witnesses; we can supply them for an additional fee.',
    },
  ];
}

/** Questions from hallways and waiting rooms, and where to read on. */
export function MedicalQuestions({ site }: { site: Site }) {
  return (
    <Section tone="sand" kicker="From the waiting room" heading="What families ask in the hallway">
      <div className="fee-tables">
        <Accordion name="medical" questions={questions(site)} />
        <LinkList
          site={site}
          links={[
            {
              href: '/services/power-of-attorney',
              label: 'Power of attorney',
              text: 'Medical, financial and durable, side by side.',
            },
            {
              href: '/services/estate-planning',
              label: 'Estate planning',
              text: 'For the papers that can wait until everyone is home.',
            },
            {
              href: '/resources/emergency-notarization',
              label: 'Emergency notarization',
              text: 'What to have ready when there are minutes, not days.',
            },
          ]}
        />
      </div>
    </Section>
  );
}
