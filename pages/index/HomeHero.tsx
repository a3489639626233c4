import { BookLink, CallLink } from '../../renderer/components/actions.tsx';
import { BrandRosette, ornamented } from '../../renderer/components/BrandOrnament.tsx';
import { Horizon } from '../../renderer/components/Horizon.tsx';
import { TrustList } from '../../renderer/components/TrustList.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { usd } from '../../renderer/text/formats.ts';
import { Certificate } from '../../site/prices/FeeCertificate.tsx';
import { BASIN } from '../../site/themes/silhouettes.ts';

/** The hero of the home page. */
export function HomeHero({ page, site }: PageProps) {
  const { fees } = site;
  return (
    <section className={ornamented('hero home-hero', site)}>
      <BrandRosette
        site={site}
        id="h"
        shape={{ rx: 430, ry: 170, folds: [2, 13] }}
        className="hero-rosette"
      />
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="kicker">Mobile notary for Midland and Odessa</p>
          <h1>The notary drives. You sign where you are.</h1>
          <p className="lead">
            Kitchen table, hospital room, title company or lease gate: a commissioned Texas notary
            comes to you, day or night. {usd(fees.travel)} for the drive and{' '}
            {usd(fees.firstSignature)} for the first signature, told before we leave.
          </p>
          <div className="actions">
            <BookLink site={site}>Schedule Your Appointment Now</BookLink>
            <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
            <a className="text-link" href="#service-areas">
              View Service Areas
            </a>
          </div>
          <TrustList site={site} />
        </div>
        <Certificate page={page} site={site} heading="What a visit costs" />
      </div>
      <Horizon drawing={BASIN} />
    </section>
  );
}
