import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** Resources (spec, section 2). */
export default function ResourcesPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
