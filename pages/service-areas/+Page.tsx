import { PageTitle } from '../../renderer/blocks/PageTitle.tsx';
import { Section } from '../../renderer/blocks/Section.tsx';
import { ServiceMap } from '../../renderer/blocks/ServiceMap.tsx';
import type { PageProps } from '../../renderer/page-props.ts';

/** Service Areas (spec, section 2). */
export default function ServiceAreasPage({ page, site }: PageProps) {
  return (
    <>
      <PageTitle kicker="" heading={page.entry.name} lead={page.entry.description} />
      <Section id="service-areas" heading="Two hours around Midland">
        <ServiceMap site={site} cityTravel={site.fees.areaCity} />
      </Section>
    </>
  );
}
