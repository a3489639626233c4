import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** About (spec, section 2). */
export default function AboutPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
