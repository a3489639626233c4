import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

const SEND_AHEAD: readonly string[] = [
  'Lease or well name, county, and the operator',
  'GPS of the location, and of the gate if it is another place',
  'Gate code or the guard’s number, and which cattle guard to cross',
  'Who meets us, on which channel or phone, and whether there is signal',
  'Protective gear the site asks for: hard hat, steel toes, FR clothing',
  'H2S on location: monitor needed, wind sock, muster point',
  'State of the lease road after rain, and whether a pickup can make it',
  'How many sign, and that each has a government ID in the truck',
];

/** How to get a notary to an oil lease. */
export function OilField({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      tone="sand"
      kicker="Oil-field sites"
      heading="How to find a location that has no street address"
      lead="A rig hand on a two-week hitch cannot come to town to sign for his daughter’s trip or his house. We sign in at the guard shack, follow the site’s rules, and keep to the office trailer unless your company man says otherwise."
    >
      <h3>Send us this with the booking</h3>
      <MarkedList items={SEND_AHEAD} columns={2} />
      <p className="prose">
        Travel to a site is {usd(fees.oilFieldLow)} to {usd(fees.oilFieldHigh)}, by distance and
        road. Where a hydrogen sulfide card or an operator’s orientation is required to pass the
        gate, we meet the crew at the cattle guard, the man camp or the nearest yard.
      </p>
    </Section>
  );
}
