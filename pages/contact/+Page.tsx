import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** Contact (spec, section 2). */
export default function ContactPage({ page }: PageProps) {
  return (
    <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description}>
      <p id="book">{page.entry.name}</p>
    </PageTitle>
  );
}
