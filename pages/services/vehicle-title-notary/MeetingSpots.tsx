import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import { TermRows } from '../TermRows.tsx';

const SPOTS = [
  {
    term: 'A bank lobby',
    text: 'The cashier’s check is issued in front of you, and there are cameras over the door.',
  },
  {
    term: 'County tax office lot',
    text: 'Sign outside, then walk in and file. Go before the last hour of the day.',
  },
  {
    term: 'Police or sheriff’s lot',
    text: 'Many departments in the basin do not mind a sale in their parking area. Ask at the desk.',
  },
  {
    term: 'Truck stop on the interstate',
    text: 'Halfway for a buyer from Big Spring or Monahans, lit all night, with coffee.',
  },
  {
    term: 'Dealership or shop office',
    text: 'A counter, a copier, and somebody who has done this before.',
  },
  {
    term: 'Your driveway',
    text: 'Best kept for people you know. Otherwise the street in front will do.',
  },
];

const SAFETY = [
  {
    title: 'Meet by daylight or under lamps',
    text: 'Bring a second person, and tell a third where you are.',
  },
  {
    title: 'Match the numbers',
    text: 'The VIN on the dash, the one in the door frame and the one on the title should be the same.',
  },
  {
    title: 'See the money first',
    text: 'Call the bank that issued the check, on a number you looked up yourself.',
  },
  {
    title: 'Never hand over an open title',
    text: 'A title signed with the buyer’s name left blank can be filled in by anybody.',
  },
  {
    title: 'File your notice of transfer',
    text: 'The seller tells TxDMV of the sale, so that later tickets find the new owner.',
  },
];

/** Where to meet, and how to stay safe there. */
export function MeetingSpots() {
  return (
    <>
      <Section
        layout="split"
        kicker="Meeting spots"
        heading="Good ground for two people who just met"
        lead="Pick one, or let us suggest a place halfway. We stay until both of you are done."
      >
        <TermRows rows={SPOTS} />
      </Section>
      <Section
        layout="split"
        className="follows"
        kicker="Safety tips"
        heading="Five habits of careful sellers and buyers"
      >
        <Steps steps={SAFETY} direction="down" />
      </Section>
    </>
  );
}
