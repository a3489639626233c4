import { PageTitle } from '../../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../../renderer/page-props.ts';

/** I-9 Verification (spec, section 2). */
export default function ServicesI9VerificationPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
