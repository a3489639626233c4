import { BookLink, CallLink } from '../../../renderer/components/actions.tsx';
import { GroupedLists } from '../../../renderer/components/GroupedLists.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const CALL_SHEET = [
  {
    title: 'Who signs',
    items: ['Full name as on the ID', 'Awake, clear and willing right now?', 'English or Spanish'],
  },
  {
    title: 'What',
    items: ['Name of the paper', 'How many signatures', 'Witness lines, if any'],
  },
  {
    title: 'Where and when',
    items: ['Address, floor, room, gate code', 'Which door is open at night', 'The hard deadline'],
  },
];

/** What to say in the first minute on the phone, ahead of everything else. */
export function FirstCall({ site }: { site: Site }) {
  const { phone } = site.business;
  return (
    <Section
      tone="sand"
      kicker="Read this, then call"
      heading="Three answers for the first minute"
      lead={`An emergency call is usually followed by a knock within ${site.response.emergencyMinutes} minutes, if nobody has to ring back for the room number.`}
    >
      <GroupedLists groups={CALL_SHEET} />
      <div className="actions">
        <CallLink phone={phone} className="button primary">
          Call {phone}
        </CallLink>
        <BookLink className="button ghost">Book instead</BookLink>
      </div>
    </Section>
  );
}
