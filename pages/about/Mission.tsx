import type { Site } from '../../renderer/context/site.ts';

/** Why the business exists, in one large sentence and two small paragraphs. */
export function Mission({ site }: { site: Site }) {
  const { figures, business } = site;
  return (
    <section className="section mission">
      <div className="wrap">
        <h2 className="kicker">Our mission</h2>
        <p className="mission-words">
          Nobody in West Texas should lose a shift, a closing or a goodbye because the notary was an
          office with a door that shuts at five.
        </p>
        <div className="mission-notes">
          <p>
            A notary does a small thing that a great deal hangs on: looks at a face and a photo ID,
            makes sure the signer knows what the paper is and wants to sign it, and writes it all
            down. It takes minutes. Getting to one can take half a day.
          </p>
          <p>
            So {business.founder} turned it around. After {figures.experienceYearsLong} years with a
            stamp, he has notarized across hospital trays, tailgates, conference tables and a good
            many kitchen counters, and {figures.within24Hours} of appointments are finished within a
            day of the first call.
          </p>
        </div>
      </div>
    </section>
  );
}
