import { Section } from '../../renderer/components/Section.tsx';
import { Steps } from '../../renderer/components/Steps.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { SERVICES } from '../index/home-services.ts';

/** How a booking works, and for which documents. */
export function BookingSteps({ site }: { site: Site }) {
  const { response } = site;
  const steps = [
    {
      title: 'Say what and where',
      text: 'The document, the number of signers, the address. A photo of the first page by chat often answers every question at once.',
    },
    {
      title: 'Hear the total',
      text: 'Travel, signatures and the hour, added up on the phone. You say yes to a figure, never to an estimate that grows.',
    },
    {
      title: 'Meet at your place',
      text: 'We check each ID, watch each signature and fill in the certificate and the journal.',
    },
    {
      title: 'Keep the original',
      text: `It stays with you. If somebody is waiting for a scan, it leaves within ${response.scanBackMinutes} minutes.`,
    },
  ];
  return (
    <Section
      id="services"
      kicker="How booking works"
      heading="Four steps from the first call to the seal"
      lead="Most visits take less time than the drive to an office would have."
    >
      <Steps steps={steps} />
      <div className="signed-papers">
        <h3>Papers we are called for</h3>
        <ul className="plain-links">
          {SERVICES.map(({ title, href }) => (
            <li key={title}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
