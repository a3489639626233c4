import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function rows({ fees, area }: Site) {
  const one = Math.max(fees.minimum, fees.travel + fees.firstSignature);
  return [
    ['Seller’s signature alone', usd(one)],
    ['Seller and buyer', usd(one + fees.additionalSignature)],
    ['Both, on two originals', usd(one + 3 * fees.additionalSignature)],
    [`Each mile beyond ${area.freeMiles}`, usd(fees.mileage)],
  ];
}

/** Standard prices for a sale, and the offices and pages that come after it. */
export function PriceAndOffices({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      kicker="Cost, and what comes next"
      heading="Cheaper than an argument"
      lead={`By day, with the drive of ${usd(fees.travel)} in it. Signed along with a vehicle title, it shares the title’s flat ${usd(fees.flatTravel)} for the drive. Settle beforehand which of you pays us.`}
    >
      <div className="fee-tables">
        <RuledTable
          caption="One sale, near Midland or Odessa"
          heads={['What we notarize', 'In all']}
          rows={rows(site)}
        />
        <LinkList
          site={site}
          links={[
            {
              href: '/resources/vehicle-title-transfer-guide',
              label: 'Vehicle title transfer guide',
              text: 'From the signed title to the new plates, for both sides.',
            },
            {
              href: '/resources/document-templates',
              label: 'Document templates',
              text: 'Where official and reliable forms are found.',
            },
            {
              href: '/services/general-notary',
              label: 'General notary',
              text: 'Everything else with a line for a seal.',
            },
            {
              href: 'https://www.co.midland.tx.us/',
              label: 'Midland County',
              text: 'The tax office, for titles, plates and trailers.',
            },
          ]}
        />
      </div>
    </Section>
  );
}
