import { IconRows } from '../blocks/IconRows.tsx';
import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** A grid of services, which the emergency theme has. */
export function ServiceOffer({ page, ground }: SectionProps) {
  const { services } = page.landing;
  if (!services) return null;
  return (
    <Section
      className="service-offer"
      tone={ground}
      heading={services.heading}
      lead={services.intro}
    >
      <IconRows rows={services.items} columns={services.items.length % 4 === 0 ? 4 : 3} />
    </Section>
  );
}
