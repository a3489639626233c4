import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { OutwardLink } from '../../../renderer/components/OutwardLink.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** What changes hands out here, and which other paper it wants. */
export function Goods({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      kicker="What is being sold"
      heading="For some goods it is the proof. For others only half of it."
    >
      <IconRows
        columns={3}
        rows={[
          {
            icon: 'caravan',
            title: 'Trailers',
            text: 'Many light and farm trailers carry no Texas title, so this page is all the buyer has. Heavier ones are titled like a truck.',
          },
          {
            icon: 'truck',
            title: 'Cars, trucks, motorcycles',
            text: (
              <>
                The title transfers the vehicle; the bill of sale backs it up. The forms are with{' '}
                <OutwardLink site={site} href="https://www.txdmv.gov/">
                  TxDMV
                </OutwardLink>
                , the signing on our page for{' '}
                <a href="/services/vehicle-title-notary">vehicle titles</a>.
              </>
            ),
          },
          {
            icon: 'sailboat',
            title: 'Boats and outboards',
            text: (
              <>
                Hull and motor have a title each, and the trailer goes through the county. Price
                them apart. Forms and deadlines:{' '}
                <OutwardLink site={site} href="https://tpwd.texas.gov/">
                  Texas Parks and Wildlife
                </OutwardLink>
                .
              </>
            ),
          },
          {
            icon: 'beef',
            title: 'Horses and cattle',
            text: 'Brand and where it sits, ear tag or microchip, registration number, brand inspection if one is due. Ten head, ten lines.',
          },
          {
            icon: 'wrench',
            title: 'Oil-field equipment',
            text: 'Pump jacks, compressors, tanks, welders: one serial number each, and a list as exhibit when it is a whole yard. Ask about lenders’ claims first.',
          },
          {
            icon: 'tractor',
            title: 'Implements and shop tools',
            text: 'No state keeps a register of them. A sealed page with the serial number is what the sheriff and the insurer go by.',
          },
        ]}
      />
    </Section>
  );
}
