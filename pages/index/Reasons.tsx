import type { SiteConfig } from '../../schemas/site-config.ts';

interface Reason {
  figure: string;
  title: string;
  text: string;
}

function reasons({ figures, response, credentials }: SiteConfig): Reason[] {
  return [
    {
      figure: figures.within24Hours,
      title: 'done within 24 hours',
      text: 'Most appointments are finished the day they are made. Urgent ones start within the hour.',
    },
    {
      figure: `${figures.hoursSaved} hours`,
      title: 'saved on every signing',
      text: 'No drive across town, no queue at a counter that closes at five, no second trip for a forgotten ID.',
    },
    {
      figure: credentials.insuranceShort,
      title: 'of errors and omissions insurance',
      text: 'Licensed, bonded, and insured well past what Texas asks of a notary.',
    },
    {
      figure: `${response.emergencyMinutes} min`,
      title: 'to an emergency',
      text: 'A surgeon’s schedule, a flight to the rig, a border crossing at dawn: we have heard the reasons.',
    },
  ];
}

/** Why a notary on wheels, in figures (spec, section 1, "Claims made"). */
export function Reasons({ site }: { site: SiteConfig }) {
  return (
    <section className="section reasons" id="about">
      <div className="wrap">
        <div className="reasons-words">
          <p className="kicker">Who we are</p>
          <h2>Veteran-owned, and on time because of it</h2>
          <p className="lead">
            {site.business.founder} started {site.business.name} after service, with{' '}
            {site.figures.experienceYears} years of notarizing for families, crews and title desks
            across the basin. English and Spanish, whichever the room speaks. Your papers never
            leave your sight.
          </p>
        </div>
        <dl className="reason-list">
          {reasons(site).map(({ figure, title, text }) => (
            <div key={title}>
              <dt>
                <b>{figure}</b> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
