import { CallLink, ChatLink } from '../../renderer/components/actions.tsx';
import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import { type Step, Steps } from '../../renderer/components/Steps.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import type { Site } from '../../renderer/context/site.ts';
import { OutboxPlaceholder } from '../../renderer/features/outbox/OutboxPlaceholder.tsx';

const CHANGE = 'Hi, I have just booked a visit and need to change it. Name: … New day and time: …';

const TO_PREPARE: readonly string[] = [
  'The original document, complete, every page, with the signature lines still empty',
  'A current government-issued photo ID for each person who signs',
  'Every signer in one room, or a word to us if somebody comes later',
  'A flat place to write, and for a bedside a tray and good light',
];

function steps({ business, response }: Site): Step[] {
  return [
    {
      title: 'We call to confirm',
      text: `Within ${response.contactMinutes} minutes in business hours, ${response.contactAfterHours} otherwise, from ${business.phone.replaceAll(' ', '\u00a0')}. You hear the exact time and the total.`,
    },
    {
      title: 'We set out',
      text: 'If somebody has to open a gate or meet us in a lobby, ask for a text when the truck leaves.',
    },
    {
      title: 'You sign, we seal',
      text: `IDs, signatures, stamp, journal. Payment is due then, with a receipt. If you want a scan, it reaches you within ${response.scanBackMinutes} minutes.`,
    },
  ];
}

/** The end of a booking: thanks, next steps, and how to change it. */
export default function BookingSuccessPage({ site }: PageProps) {
  const { phone, whatsapp } = site.business;
  return (
    <>
      <PageTitle
        kicker="Booking received"
        heading="Thank you. Your request is on the notary’s desk."
        lead="It becomes an appointment once we have spoken. Until then nothing is owed and nothing is final."
      />
      <Section layout="split" kicker="What happens next" heading="From here to the seal">
        <OutboxPlaceholder site={site} />
        <Steps steps={steps(site)} direction="down" />
      </Section>
      <Section
        tone="sand"
        layout="split"
        kicker="In the meantime"
        heading="What to have on the table"
      >
        <MarkedList items={TO_PREPARE} />
        <p>
          Unsure about an ID or a blank line? The{' '}
          <a className="text-link" href="/resources/appointment-preparation">
            guide to preparing
          </a>{' '}
          goes through both.
        </p>
      </Section>
      <Section
        layout="split"
        heading="Plans changed?"
        lead="Call or send a chat with your name and the new time, and the old one is freed for somebody else."
      >
        <div className="actions">
          <CallLink phone={phone}>{phone}</CallLink>
          <ChatLink
            number={whatsapp}
            message={CHANGE}
            label="Change by chat on WhatsApp (opens in a new tab)"
          >
            Change by chat
          </ChatLink>
        </div>
      </Section>
    </>
  );
}
