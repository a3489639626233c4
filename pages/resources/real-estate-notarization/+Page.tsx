import { PageTitle } from '../../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../../renderer/page-props.ts';

/** Real Estate Notarization (spec, section 2). */
export default function ResourcesRealEstateNotarizationPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
