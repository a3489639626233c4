import type { ReactNode } from 'react';
import type { Site } from '../context/site.ts';
import { BookLink, CallLink } from './actions.tsx';
import { BrandRosette, ornamented } from './BrandOrnament.tsx';
import { Guarantees } from './Guarantees.tsx';
import type { RosetteShape } from './Rosette.tsx';

interface ClosingBandProps {
  site: Site;
  kicker: string;
  heading: string;
  lead: ReactNode;
  book?: string;
  /** Short promises below the buttons. */
  promises?: readonly string[];
  rosette: RosetteShape;
}

/** The closing call of a page: one action, the phone number, and promises. */
export function ClosingBand(props: ClosingBandProps) {
  const {
    site,
    kicker,
    heading,
    lead,
    book = site.words.actions.bookAppointment,
    promises = [],
    rosette,
  } = props;
  const { phone } = site.business;
  return (
    <section className={ornamented('closing', site)}>
      <BrandRosette site={site} id="c" shape={rosette} className="closing-rosette" />
      <div className="wrap">
        <p className="kicker">{kicker}</p>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
        <div className="actions">
          <BookLink site={site}>{book}</BookLink>
          <CallLink phone={phone}>{phone}</CallLink>
        </div>
        <Guarantees promises={promises} />
      </div>
    </section>
  );
}
