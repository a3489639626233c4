import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { RELATED, SOURCES } from './links.ts';
import { vehicleTitleSections } from './sections.tsx';
import { TransferInBrief } from './TransferInBrief.tsx';

/** Guide: a Texas title from seller to buyer. */
export default function VehicleTitleTransferGuidePage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      opening={<TransferInBrief />}
      sections={vehicleTitleSections(site)}
      note="We wrote this down for orientation; it is not legal or tax advice. Forms and fees change, and the county tax office has the last word on what it accepts."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Sold, but not signed over',
        heading: 'Meet at the vehicle, leave with the title done',
        lead: 'A lot, a driveway or a yard gate will do. Bring both parties and leave every line empty.',
        book: 'Book a Title Signing',
        rosette: { rx: 440, ry: 110, folds: [3, 5] },
      }}
    />
  );
}
