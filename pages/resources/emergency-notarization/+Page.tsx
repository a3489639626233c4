import type { PageProps } from '../../../renderer/context/page-props.ts';
import { GuideLayout } from '../GuideLayout.tsx';
import { FirstCall } from './FirstCall.tsx';
import { RELATED, SOURCES } from './links.ts';
import { emergencySections } from './sections.tsx';

/** Guide: papers that have to be signed tonight. */
export default function EmergencyNotarizationPage({ page, site }: PageProps) {
  return (
    <GuideLayout
      page={page}
      site={site}
      opening={<FirstCall site={site} />}
      sections={emergencySections(site)}
      note="This guide is no legal or medical advice. In danger to life call 911 first; where a court date or a custody question is involved, call your attorney before you call a notary."
      related={RELATED}
      sources={SOURCES}
      closing={{
        kicker: 'Still awake, and so are we',
        heading: 'One call, and the clock runs for you',
        lead: 'Keep the ID and the paper within reach while you dial. We need both in the first minute.',
        book: 'Book an Urgent Visit',
        rosette: { rx: 430, ry: 130, folds: [2, 2, 5] },
      }}
    />
  );
}
