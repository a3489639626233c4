import { PageTitle } from '../../components/PageTitle.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { AfterUpload } from './AfterUpload.tsx';
import type { PortalWords } from './portal-words.ts';
import { NamedWays, OtherWays } from './WayLinks.tsx';
import { waysToAsk } from './ways.ts';

/** The portal until the browser has read the client id; permanent without scripts. */
export function Opening({ facts, words }: WordedIslandProps<PortalWords>) {
  const { kicker, heading, opening, withoutScript } = words;
  const ways = waysToAsk(facts.business, words);
  return (
    <>
      <PageTitle
        kicker={kicker}
        heading={heading}
        lead={
          <>
            <span className="needs-script">
              <NamedWays text={opening} ways={ways} />
            </span>
            <span className="without-script">
              <NamedWays text={withoutScript} ways={ways} />
            </span>
          </>
        }
      >
        <OtherWays text={opening} ways={ways} />
      </PageTitle>
      <AfterUpload words={words} />
    </>
  );
}
