import { PageTitle } from '../../components/PageTitle.tsx';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import type { PortalWords } from './portal-words.ts';
import { NamedWays, OtherWays } from './WayLinks.tsx';
import { waysToAsk } from './ways.ts';

/** The portal for a link without a valid client id (docs/product.md, "Upload portal"). */
export function InvalidLink({ facts, words }: WordedIslandProps<PortalWords>) {
  const { kicker, invalidHeading, invalid } = words;
  const ways = waysToAsk(facts.business, words);
  return (
    <>
      <BrowserTitle title={`${invalidHeading} | ${facts.business.name}`} />
      <PageTitle
        kicker={kicker}
        heading={invalidHeading}
        lead={<NamedWays text={invalid} ways={ways} />}
      >
        <OtherWays text={invalid} ways={ways} />
      </PageTitle>
    </>
  );
}
