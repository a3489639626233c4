import { BookLink, CallLink } from '../../renderer/components/actions.tsx';
import { PageHero } from '../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { Certificate } from '../../site/prices/FeeCertificate.tsx';
import { BASIN } from '../../site/themes/silhouettes.ts';

/** The hero, with the prices that the anchor #pricing refers to. */
export function LongHero({ page, site }: PageProps) {
  const { business, response } = site;
  return (
    <PageHero
      site={site}
      kicker={`${business.name}, day and night`}
      heading="Put the coffee on. The notary is on the way."
      lead={`From a ranch gate past Tarzan to a room at Midland Memorial: name the place and the hour, and a commissioned notary drives there with seal, journal and a good pen. Urgent calls are usually met in ${response.urgentHours}.`}
      actions={
        <>
          <BookLink site={site}>Book Now</BookLink>
          <CallLink phone={business.phone}>{business.phone}</CallLink>
        </>
      }
      rosette={{ rx: 410, ry: 235, folds: [2, 2, 2, 2] }}
      horizon={BASIN}
      aside={
        <div className="hero-price" id="pricing">
          <Certificate page={page} site={site} heading="The whole price list" />
        </div>
      }
    />
  );
}
