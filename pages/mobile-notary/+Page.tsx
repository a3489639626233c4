import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** Mobile Notary, the Long Page (spec, section 2). */
export default function MobileNotaryPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
