import { CallLink, ChatLink } from '../../../renderer/components/actions.tsx';
import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { BEDSIDE } from '../../../site/themes/silhouettes.ts';
import { BedsideHours } from './BedsideHours.tsx';
import { CarePapers } from './CarePapers.tsx';
import { MedicalQuestions } from './MedicalQuestions.tsx';
import { NoFirmHand } from './NoFirmHand.tsx';
import { RoomReady } from './RoomReady.tsx';
import { SignerFirst } from './SignerFirst.tsx';

const MESSAGE =
  'Hello, a patient has to sign medical papers. Hospital or home and room: ___. Awake and able to talk: ___.';

/** Medical Document Notary. */
export default function MedicalDocumentsPage({ site }: PageProps) {
  const { business, response } = site;
  return (
    <>
      <PageHero
        site={site}
        kicker="Hospital, hospice, nursing home, home"
        heading="Signed before the gurney rolls"
        lead={`A surgeon’s list does not wait for an office to open. Urgent calls usually see us at the bed in ${response.urgentHours}, with a lap desk, a good pen and time.`}
        actions={
          <>
            <CallLink phone={business.phone} className="button primary">
              Call {business.phone}
            </CallLink>
            <ChatLink number={business.whatsapp} message={MESSAGE}>
              Send the room number
            </ChatLink>
          </>
        }
        rosette={{ rx: 300, ry: 420, folds: [2, 2, 2, 2] }}
        horizon={BEDSIDE}
      />
      <SignerFirst />
      <CarePapers site={site} />
      <RoomReady />
      <NoFirmHand />
      <BedsideHours site={site} />
      <MedicalQuestions site={site} />
      <ClosingBand
        site={site}
        kicker="The phone is on"
        heading="Ask the nurse for a quiet hour, then call us"
        lead="Between rounds and after pain medication has worn off is best. We fit ourselves to the ward."
        book="Reserve a bedside visit"
        promises={[
          'Parking, badge and ward found by us',
          'Clean hands, mask where asked',
          'We leave if the patient says no',
        ]}
        rosette={{ rx: 260, ry: 430, folds: [2, 3, 3] }}
      />
    </>
  );
}
