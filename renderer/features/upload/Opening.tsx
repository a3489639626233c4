import { PageTitle } from '../../components/PageTitle.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { AfterUpload } from './AfterUpload.tsx';
import { NamedChannels, OtherChannels } from './ChannelLinks.tsx';
import { channelsToAsk } from './contact-channels.ts';
import type { PortalWords } from './portal-words.ts';

/** The portal until the browser has read the client id; permanent without scripts. */
export function Opening({ facts, words }: WordedIslandProps<PortalWords>) {
  const { kicker, heading, opening, withoutScript } = words;
  const channels = channelsToAsk(facts.business, words);
  return (
    <>
      <PageTitle
        kicker={kicker}
        heading={heading}
        lead={
          <>
            <span className="needs-script">
              <NamedChannels text={opening} channels={channels} />
            </span>
            <span className="without-script">
              <NamedChannels text={withoutScript} channels={channels} />
            </span>
          </>
        }
      >
        <OtherChannels text={opening} channels={channels} />
      </PageTitle>
      <AfterUpload words={words} />
    </>
  );
}
