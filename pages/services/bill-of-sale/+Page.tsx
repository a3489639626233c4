import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { LEASE_ROAD } from '../../../site/themes/silhouettes.ts';
import { Goods } from './Goods.tsx';
import { Handover } from './Handover.tsx';
import { Mistakes } from './Mistakes.tsx';
import { PriceAndOffices } from './PriceAndOffices.tsx';
import { Specimen } from './Specimen.tsx';

/** Bill of Sale Notary. */
export default function BillOfSalePage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Trailers, boats, stock and iron"
        heading="Sold, signed and sealed at one tailgate"
        lead="A handshake sells a horse. A signed and sealed bill of sale still proves it when the buyer moves, the brand is questioned or the lender calls."
        book="Book the handover"
        rosette={{ rx: 420, ry: 320, folds: [11] }}
        horizon={LEASE_ROAD}
      />
      <Specimen />
      <Goods site={site} />
      <Handover />
      <Mistakes />
      <PriceAndOffices site={site} />
      <ClosingBand
        site={site}
        kicker="Yard, ramp, pasture or parking lot"
        heading="Agree on a price, then on a place"
        lead="We come to where the goods stand, so that the number on the page can be read off the plate."
        book="Book the handover"
        promises={[
          'Both parties signed in one stop',
          'Numbers checked on the spot',
          'A receipt for each side that pays',
        ]}
        rosette={{ rx: 440, ry: 260, folds: [13] }}
      />
    </>
  );
}
