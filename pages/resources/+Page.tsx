import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { AskUs } from './AskUs.tsx';
import { GetUpdates } from './GetUpdates.tsx';
import { GuideLibrary } from './GuideLibrary.tsx';

/** The library of guides. */
export default function ResourcesPage({ site }: PageProps) {
  return (
    <>
      <PageTitle
        kicker="Resources"
        heading="Read first, sign once"
        lead="Guides to Texas notarization, written by the notary who carries the stamp. Each takes a few minutes and may save you a second appointment."
      />
      <GuideLibrary />
      <GetUpdates site={site} />
      <AskUs site={site} />
    </>
  );
}
