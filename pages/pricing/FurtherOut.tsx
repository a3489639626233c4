import { RuledTable } from '../../renderer/components/RuledTable.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';
import { greatCircleMiles } from '../../site/places/distance.ts';
import { estimate } from '../../site/prices/estimate.ts';

/** The calculator's results for the towns of the extended area, nearest first. */
function towns(site: Site) {
  const { area } = site;
  return area.extended
    .map(({ name, latitude, longitude }) => {
      const point = { latitude, longitude };
      const price = estimate({ point, timeSlot: 'business-hours', signatures: 1 }, site);
      return { name, miles: greatCircleMiles(area.midland, point), price };
    })
    .sort((a, b) => a.miles - b.miles)
    .map(({ name, miles, price }) => [
      name,
      Math.round(miles),
      usd(price.mileageFee),
      usd(price.total),
    ]);
}

/** Extended travel: the rule, and its result for towns people call from. */
export function FurtherOut({ site }: { site: Site }) {
  const { fees, area } = site;
  return (
    <Section
      layout="split"
      kicker="Extended travel"
      heading="When the road is longer"
      lead={
        <>
          Past {area.freeMiles} miles each mile adds {usd(fees.mileage)}, one way, counted from
          Midland. Anywhere within {area.odessaMiles} miles of Odessa there is no mileage at all. We
          drive up to {area.extendedHours} hours;{' '}
          <a className="text-link" href="/service-areas">
            see the map of places
          </a>
          , where some towns and the oil field have set fees of their own.
        </>
      }
    >
      <RuledTable
        caption="One signature by day, as the calculator adds it up from straight-line miles"
        heads={['Town', 'Miles', 'Mileage', 'Total']}
        rows={towns(site)}
      />
    </Section>
  );
}
