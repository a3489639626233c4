import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { BasinPanel } from './BasinPanel.tsx';
import { MessageSection } from './MessageSection.tsx';
import { ServiceInformation } from './ServiceInformation.tsx';
import { Ways } from './Ways.tsx';

/** All ways to reach the notary. */
export default function ContactPage({ site }: PageProps) {
  return (
    <>
      <PageTitle
        kicker="Contact"
        heading="Reach the notary, not a call center"
        lead={`${site.business.founder} answers the phone, the chat and the messages himself, and tells you the time and the price in the same breath.`}
      >
        <Ways site={site} />
      </PageTitle>
      <MessageSection site={site} />
      <ServiceInformation site={site} />
      <BasinPanel site={site} />
    </>
  );
}
