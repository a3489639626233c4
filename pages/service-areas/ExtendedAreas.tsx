import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** Towns beyond the primary areas, nearest first. */
export function ExtendedAreas({ site }: { site: Site }) {
  const rows = site.area.extended.map(({ name, county, miles, travel }) => [
    name,
    county,
    miles,
    usd(travel),
  ]);
  return (
    <Section
      className="extended-areas"
      kicker="Extended areas"
      heading="Six towns we drive to by appointment"
      lead="The fee covers the town itself, from its courthouse to its hospital beds; a lease beyond it is priced as an oil-field site."
    >
      <RuledTable
        caption="Towns and what the trip costs"
        heads={['Town', 'County', 'Road miles from Midland, about', 'Travel fee']}
        rows={rows}
      />
    </Section>
  );
}
