import type { SiteConfig } from '../../../schemas/site-config.ts';

interface Reason {
  figure: string;
  title: string;
  text: string;
}

function reasons({ figures, response, credentials, area }: SiteConfig): Reason[] {
  return [
    {
      figure: figures.closings,
      title: 'closings with our seal in the file',
      text: 'Acknowledgments filled in completely, with a stamp that is still legible when scanned.',
    },
    {
      figure: `${response.scanBackMinutes} minutes`,
      title: 'to a scan-back',
      text: 'If the closer is waiting, the pages go out from the table as soon as the ink is dry.',
    },
    {
      figure: credentials.insuranceShort,
      title: 'in E&O cover, with a bond',
      text: 'A deed outlives everyone who signs it. Whoever certifies it ought to be insured.',
    },
    {
      figure: `${area.extendedHours} hours`,
      title: 'of road in every direction',
      text: 'A seller on hitch, heirs on a farm near Lenorah, a grantor in rehab: each signs where they are.',
    },
  ];
}

/** Why people choose us for property papers (spec, section 2). */
export function WhyChoose({ site }: { site: SiteConfig }) {
  return (
    <section className="section reasons">
      <div className="wrap">
        <div className="reasons-words">
          <p className="kicker">Why choose us</p>
          <h2>The clerk reads the certificate before the deed</h2>
          <p className="lead">
            A missing date, a name that differs from the deed, a seal over the text: small faults
            send property papers back. We compare each name and each ID before the first signature
            and read the certificate once more after the last.
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
