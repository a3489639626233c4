import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { monthAndYear } from '../../../renderer/text/formats.ts';

function figures({ figures, credentials, response }: Site) {
  return [
    { stat: '24/7', text: 'a person answers, not a mailbox' },
    { stat: figures.within24Hours, text: 'of appointments done inside 24 hours' },
    { stat: response.urgentHours, text: 'is typical when the matter is urgent' },
    { stat: figures.accuracy, text: 'accuracy across everything we seal' },
    { stat: credentials.insuranceShort, text: 'of E&O insurance on each act' },
    { stat: monthAndYear(credentials.commissionExpires), text: 'is how long the commission runs' },
  ];
}

/** Why people choose us for everyday papers. */
export function WhyUs({ site }: { site: Site }) {
  return (
    <Section
      layout="split"
      kicker="Why choose us"
      heading="A small errand should stay small"
      lead="A veteran runs this business like a standing watch: the phone is answered at any hour, and the visit starts on time. You talk to the notary who will come, in English or Spanish, and the price you hear is the one you pay."
    >
      <dl className="credentials">
        {figures(site).map(({ stat, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{stat}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
