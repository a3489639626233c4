import { PageTitle } from '../../components/PageTitle.tsx';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { OtherChannels } from './ChannelLinks.tsx';
import { channelsToAsk } from './contact-channels.ts';
import type { PortalWords } from './portal-words.ts';

interface PortalHeadProps {
  business: VisitorFacts['business'];
  client: string;
  words: PortalWords;
}

/** The portal's own header: the client, the purpose, and whom to call. */
export function PortalHead({ business, client, words }: PortalHeadProps) {
  const { kicker, heading, whose } = words;
  const [before, after] = whose.split('{client}');
  // The phone is at hand while files are selected; without one, the email address.
  const [channel] = channelsToAsk(business, words);
  return (
    <PageTitle
      kicker={kicker}
      heading={heading}
      lead={
        <>
          {before}
          <strong>{client}</strong>
          {after}
        </>
      }
    >
      {channel && <OtherChannels text={whose} channels={[channel]} />}
    </PageTitle>
  );
}
