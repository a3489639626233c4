import { Notice } from '../../components/Notice.tsx';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { NamedChannels, OtherChannels } from './ChannelLinks.tsx';
import { channelsToSend } from './contact-channels.ts';
import type { PortalWords } from './portal-words.ts';

interface NothingSentProps {
  business: VisitorFacts['business'];
  client: string;
  /** Names of the selected files. */
  names: readonly string[];
  words: PortalWords;
}

/** Instructions for a site without an upload endpoint: the files stay on the device. */
export function NothingSent({ business, client, names, words }: NothingSentProps) {
  const { unsentHeading, unsent } = words;
  const channels = channelsToSend(business, words, { client, names });
  return (
    <Notice heading={unsentHeading}>
      <p>
        <NamedChannels text={unsent} channels={channels} />
      </p>
      <OtherChannels text={unsent} channels={channels} />
    </Notice>
  );
}
