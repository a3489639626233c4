import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { Certificate } from '../../../site/prices/FeeCertificate.tsx';
import { QUIET_ROOM } from '../../../site/themes/silhouettes.ts';
import { DivorcePapers } from './DivorcePapers.tsx';
import { DivorceQuestions } from './DivorceQuestions.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { OneFlatFee } from './OneFlatFee.tsx';
import { SeparateVisits } from './SeparateVisits.tsx';
import { WaiverOrder } from './WaiverOrder.tsx';

/** Divorce Document Notary. */
export default function DivorceNotaryPage({ page, site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Divorce papers, notarized in private"
        heading="A closed door and a pen, nothing more"
        lead="Waivers, agreements, deeds and title forms signed at your sister’s table, a lawyer’s spare office or a parked truck. We read what we need for the certificate and leave the rest alone."
        book="Book a private visit"
        rosette={{ rx: 430, ry: 300, folds: [3, 3] }}
        horizon={QUIET_ROOM}
        aside={<Certificate page={page} site={site} heading="Any day, any hour" />}
      />
      <WaiverOrder />
      <DivorcePapers />
      <SeparateVisits />
      <OneFlatFee site={site} />
      <DivorceQuestions site={site} />
      <FurtherReading site={site} />
      <ClosingBand
        site={site}
        kicker="Answered discreetly, at any hour"
        heading="Say “papers”, say when. That is enough."
        lead="You need not tell us which side you are on. Name the documents and a place where you can sit undisturbed."
        book="Book a private visit"
        promises={[
          'One travel fee a visit',
          'Evenings and weekends at the same price',
          'Nothing said to your spouse',
        ]}
        rosette={{ rx: 420, ry: 160, folds: [2, 2, 2] }}
      />
    </>
  );
}
