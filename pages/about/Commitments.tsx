import { IconRows } from '../../renderer/components/IconRows.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';

function commitments({ response, business }: Site) {
  return [
    {
      icon: 'receipt-text',
      title: 'The price comes first',
      text: 'You hear the sum on the phone, with the drive and every signature in it, before anybody starts the engine.',
    },
    {
      icon: 'clock',
      title: 'The time is kept',
      text: `You get an hour, not a window. If the road is closed at Greenwood, you hear it from the road. A message in business hours gets its answer inside ${response.contactMinutes} minutes.`,
    },
    {
      icon: 'eye',
      title: 'The papers stay yours',
      text: 'Your originals are handled in front of you and go back into your hands. The journal keeps what Texas asks a notary to record, and no more.',
    },
    {
      icon: 'scale',
      title: 'The answer is sometimes no',
      text: `A signer who is confused, pressed or absent does not get a stamp. ${business.founder} explains why, kindly, and what would have to change.`,
    },
  ];
}

/** What every client can count on. */
export function Commitments({ site }: { site: Site }) {
  return (
    <Section layout="split" kicker="What you can count on" heading="Four promises to hold us to">
      <IconRows rows={commitments(site)} columns={2} />
    </Section>
  );
}
