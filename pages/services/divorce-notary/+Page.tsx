import { PageTitle } from '../../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../../renderer/page-props.ts';

/** Divorce Document Notary (spec, section 2). */
export default function ServicesDivorceNotaryPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
