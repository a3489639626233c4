import { CallLink } from '../../renderer/components/actions.tsx';
import { BrandRosette, ornamented } from '../../renderer/components/BrandOrnament.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** Contact options for a reader whose question no guide answers. */
export function AskUs({ site }: { site: Site }) {
  const { business, response } = site;
  return (
    <section className={ornamented('closing', site)}>
      <BrandRosette
        site={site}
        id="c"
        shape={{ rx: 420, ry: 150, folds: [2, 11] }}
        className="closing-rosette"
      />
      <div className="wrap">
        <p className="kicker">Not on the shelf?</p>
        <h2>Ask the notary who will be at your table</h2>
        <p className="lead">
          Describe the paper and where it has to go. In business hours you have an answer within{' '}
          {response.contactMinutes} minutes, after them within {response.contactAfterHours}.
        </p>
        <div className="actions">
          <a className="button primary" href="/contact">
            Contact us
          </a>
          <CallLink phone={business.phone}>{business.phone}</CallLink>
        </div>
      </div>
    </section>
  );
}
