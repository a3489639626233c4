import { PageTitle } from '../../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../../renderer/page-props.ts';

/** General Notary (spec, section 2). */
export default function ServicesGeneralNotaryPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
