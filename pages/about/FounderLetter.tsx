import { Initials } from '../../renderer/components/Initials.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** A letter from the founder, invented and marked as such until the real one replaces it. */
export function FounderLetter({ site }: { site: Site }) {
  const { founder, name } = site.business;
  return (
    <section className="section sand founder">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">A word from the founder</p>
          <h2>From the service to the stamp</h2>
        </header>
        <figure className="letter">
          <blockquote>
            <p className="letter-opening">
              The service taught me two habits that turned out to be the whole job: show up when you
              said you would, and check everything twice.
            </p>
            <p>
              I came home to the basin and saw people driving an hour for a signature that takes ten
              minutes. A hand from a rig outside Rankin missed his daughter’s school enrollment over
              one affidavit. A widow in Odessa made three trips because no one had told her the
              title had to be signed in front of somebody. None of that was the law’s fault. It was
              distance, and closing time.
            </p>
            <p>
              I am not a lawyer and I will not pretend to be one at your table. I will read you the
              certificate, in English or in Spanish, tell you what I am allowed to do, and do that
              part right. Then I will wait until everybody has finished reading.
            </p>
          </blockquote>
          <figcaption>
            <Initials name={founder} />
            <span>
              <b>{founder} (sample)</b>
              Founder and notary public, {name}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
