import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** Business Card, Services (spec, section 2). */
export default function CardServicesPage({ page }: PageProps) {
  return <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />;
}
