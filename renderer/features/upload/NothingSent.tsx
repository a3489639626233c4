import { Notice } from '../../components/Notice.tsx';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { PortalWords } from './portal-words.ts';
import { NamedWays, OtherWays } from './WayLinks.tsx';
import { waysToSend } from './ways.ts';

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
  const ways = waysToSend(business, words, { client, names });
  return (
    <Notice heading={unsentHeading}>
      <p>
        <NamedWays text={unsent} ways={ways} />
      </p>
      <OtherWays text={unsent} ways={ways} />
    </Notice>
  );
}
