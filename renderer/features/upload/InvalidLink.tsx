import { PageTitle } from '../../components/PageTitle.tsx';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { NamedChannels, OtherChannels } from './ChannelLinks.tsx';
import { channelsToAsk } from './contact-channels.ts';
import type { PortalWords } from './portal-words.ts';

/** The portal for a link without a valid client id (docs/product.md, "Upload portal"). */
export function InvalidLink({ facts, words }: WordedIslandProps<PortalWords>) {
  const { kicker, invalidHeading, invalid } = words;
  const channels = channelsToAsk(facts.business, words);
  return (
    <>
      <BrowserTitle title={`${invalidHeading} | ${facts.business.name}`} />
      <PageTitle
        kicker={kicker}
        heading={invalidHeading}
        lead={<NamedChannels text={invalid} channels={channels} />}
      >
        <OtherChannels text={invalid} channels={channels} />
      </PageTitle>
    </>
  );
}
