import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { clockTime, monthAndYear } from '../../renderer/text/formats.ts';

function facts({ area, business, response, credentials }: Site) {
  const { opens, closes } = business.hours.regular;
  const towns = area.primary.map(({ name }) => name).join(', ');
  return [
    {
      name: 'Areas',
      short: towns,
      text: `Further out by appointment, up to ${area.extendedHours} hours of driving.`,
    },
    {
      name: 'Hours',
      short: `${clockTime(opens)} to ${clockTime(closes)}, every day`,
      text: 'Evenings and weekends as a matter of course; emergencies 24/7.',
    },
    {
      name: 'Response',
      short: `${response.contactMinutes} minutes in business hours`,
      text: `${response.contactAfterHours} after hours. An urgent visit usually starts within ${response.urgentHours}.`,
    },
    {
      name: 'Credentials',
      short: `Commission ${credentials.commissionNumber}`,
      text: `${credentials.commissionCounty}, through ${monthAndYear(credentials.commissionExpires)}. Bonded, with ${credentials.insurance} of E&O insurance.`,
    },
  ];
}

const TIPS: readonly string[] = [
  'Give the address as a driver would find it: gate code, room number, lease road, county road',
  'Check that each signer’s photo ID is current and that the name matches the paper',
  'Read the document to the end, fill in every blank, and leave the signature lines empty',
  'Ask whoever wants the paper whether witnesses are needed; we can bring them for a fee',
  'In a hospital or care home, pick an hour when the signer is rested and awake',
];

/** Areas, hours, response times, credentials, and tips for a smooth booking. */
export function ServiceInformation({ site }: { site: Site }) {
  return (
    <section className="section service-information">
      <div className="wrap">
        <div>
          <h2>Where, when and how soon</h2>
          <dl className="slots">
            {facts(site).map(({ name, short, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <b>{short}</b>
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2>Before you book</h2>
          <MarkedList items={TIPS} />
        </div>
      </div>
    </section>
  );
}
