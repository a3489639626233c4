import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';
import { estimate } from '../../site/prices/estimate.ts';

/** The header of the page: the price of one signature as a sum in large figures. */
export function PriceSum({ site }: { site: Site }) {
  const { fees, area } = site;
  const { total } = estimate({ timeSlot: 'business-hours', signatures: 1 }, site);
  const terms = [
    { amount: usd(fees.travel), label: 'the drive to you' },
    { sign: '+', amount: usd(fees.firstSignature), label: 'the first signature' },
    { sign: '=', amount: usd(total), label: 'one notarized paper' },
  ];
  return (
    <PageTitle
      kicker={`Prices ${fees.year}`}
      heading="The whole price list fits in one sum"
      lead={`Within ${area.freeMiles} miles of Midland or ${area.odessaMiles} of Odessa, by day. Every further signature adds ${usd(fees.additionalSignature)}; late hours and long roads have their own lines below.`}
    >
      <p className="price-sum">
        {terms.map(({ sign, amount, label }) => (
          <span key={label} className="price-term">
            {sign !== undefined && <span className="price-sign">{sign}</span>}
            <span>
              <b>{amount}</b> <small>{label}</small>
            </span>
          </span>
        ))}
      </p>
      <div className="actions">
        <a className="button primary" href="#calculator">
          Work out my price
        </a>
      </div>
    </PageTitle>
  );
}
