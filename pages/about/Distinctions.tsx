import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

function distinctions({ fees, area, response }: Site) {
  return [
    {
      figure: '24/7',
      title: 'Open when the need is',
      text: `Evenings, weekends and holidays are ordinary working hours here. In an emergency we aim to be at the door in ${response.emergencyMinutes} minutes.`,
      href: '/contact',
      link: 'Ways to reach us',
    },
    {
      figure: usd(fees.minimum),
      title: 'Pricing you can add up yourself',
      text: `${usd(fees.travel)} for the drive, ${usd(fees.firstSignature)} for the first signature, ${usd(fees.additionalSignature)} for each one after it. The rest of the list fits on one page.`,
      href: '/pricing',
      link: 'Every rate',
    },
    {
      figure: `${area.extendedHours} hours`,
      title: 'As far as the lease roads go',
      text: `Midland, Odessa and Stanton first, then ${area.extended.map(({ name }) => name).join(', ')}, and the pads and yards in between.`,
      href: '/service-areas',
      link: 'Where we drive',
    },
  ];
}

/** What sets the business apart: hours, prices, reach. */
export function Distinctions({ site }: { site: Site }) {
  return (
    <section className="section deep">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">What sets us apart</p>
          <h2>Any hour, a plain price, a long reach</h2>
        </header>
        <ul className="distinctions">
          {distinctions(site).map(({ figure, title, text, href, link }) => (
            <li key={href}>
              <p className="distinction-figure">{figure}</p>
              <h3>{title}</h3>
              <p>{text}</p>
              <a href={href}>{link}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
