import type { ReactNode } from 'react';
import type { Site } from '../context/site.ts';
import { BookLink, CallLink } from './actions.tsx';
import { BrandRosette, ornamented } from './BrandOrnament.tsx';
import { Horizon } from './Horizon.tsx';
import type { RosetteShape } from './Rosette.tsx';

interface PageHeroProps {
  site: Site;
  kicker: string;
  heading: string;
  lead: ReactNode;
  /** Label of the booking button. */
  book?: string;
  /** Buttons that replace the default two. */
  actions?: ReactNode;
  rosette: RosetteShape;
  /** Silhouette at the bottom, from `themes/silhouettes.ts`; without one the sky is shorter. */
  horizon?: string;
  /** Shown beside the text on a wide screen, such as a fee certificate. */
  aside?: ReactNode;
}

/** The hero of a page under a night sky: its subject and the two actions. */
export function PageHero(props: PageHeroProps) {
  const {
    site,
    kicker,
    heading,
    lead,
    book = site.words.actions.bookAppointment,
    rosette,
    horizon,
    aside,
  } = props;
  const { phone } = site.business;
  const classes = horizon === undefined ? 'hero page-hero low' : 'hero page-hero';
  return (
    <section className={ornamented(classes, site)}>
      <BrandRosette site={site} id="h" shape={rosette} className="hero-rosette" />
      <div className={aside === undefined ? 'wrap hero-single' : 'wrap hero-grid'}>
        <div className="hero-words">
          <p className="kicker">{kicker}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">
            {props.actions ?? (
              <>
                <BookLink site={site}>{book}</BookLink>
                <CallLink phone={phone}>{phone}</CallLink>
              </>
            )}
          </div>
        </div>
        {aside}
      </div>
      {horizon !== undefined && <Horizon drawing={horizon} />}
    </section>
  );
}
