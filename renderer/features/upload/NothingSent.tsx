import { Notice } from '../../components/Notice.tsx';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import type { PortalWords } from './portal-words.ts';
import { NamedWays, OtherWays } from './WayLinks.tsx';
import { waysToSend } from './ways.ts';

interface NothingSentProps {
  business: VisitorFacts['business'];
  client: string;
  /** Of the files that were chosen. */
  names: readonly string[];
  words: PortalWords;
}

/** What to do while there is nobody who receives uploads: the list stays on the device. */
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
