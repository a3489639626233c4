import { BookLink, CallLink } from '../ui/actions.tsx';
import { Rosette } from '../ui/Rosette.tsx';
import { TrustList } from '../ui/TrustList.tsx';
import { FeeCertificate } from './FeeCertificate.tsx';
import { Horizon } from './Horizon.tsx';
import type { SectionProps } from './section.ts';

/** The first screen: the promise, the price and the two ways to act. */
export function Hero(props: SectionProps) {
  const { page, site, design } = props;
  const { hero, cta } = page.landing;
  return (
    <section className="hero" data-pattern={hero.backgroundPattern}>
      {hero.backgroundPattern === 'guilloche' && (
        <Rosette id="h" shape={design.rosette} className="hero-rosette" />
      )}
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="kicker">{hero.problem}</p>
          <h1>{hero.headline}</h1>
          <p className="lead">{hero.subheadline}</p>
          <div className="actions">
            <BookLink>{cta.directCTA}</BookLink>
            <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
          </div>
          <TrustList site={site} />
        </div>
        <FeeCertificate {...props} />
      </div>
      <Horizon drawing={design.horizon} />
    </section>
  );
}
