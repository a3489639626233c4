import type { PageProps } from '../../renderer/context/page-props.ts';
import { HomeClosing } from './HomeClosing.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeVoices } from './HomeVoices.tsx';
import { PriceList } from './PriceList.tsx';
import { Questions } from './Questions.tsx';
import { Reasons } from './Reasons.tsx';
import { ServiceAreas } from './ServiceAreas.tsx';
import { ServiceGrid } from './ServiceGrid.tsx';

/** The home page. */
export default function HomePage({ page, site }: PageProps) {
  return (
    <>
      <HomeHero page={page} site={site} />
      <ServiceAreas site={site} />
      <ServiceGrid />
      <Reasons site={site} />
      <PriceList site={site} />
      <HomeVoices site={site} />
      <Questions site={site} />
      <HomeClosing site={site} />
    </>
  );
}
