import { PageTitle } from '../../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../../renderer/page-props.ts';

/** Mobile vs. Traditional Notary (spec, section 2). */
export default function ResourcesMobileVsTraditionalNotaryPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
