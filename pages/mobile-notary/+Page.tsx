import type { PageProps } from '../../renderer/context/page-props.ts';
import { AboutNotary } from './AboutNotary.tsx';
import { AreasWithMap } from './AreasWithMap.tsx';
import { BookingSteps } from './BookingSteps.tsx';
import { ContactWays } from './ContactWays.tsx';
import { LongHero } from './LongHero.tsx';
import { LongQuestions } from './LongQuestions.tsx';
import { LongVoices } from './LongVoices.tsx';
import { Reviews } from './Reviews.tsx';
import { Trust } from './Trust.tsx';

/** The long landing; header, footer and the floating buttons come from the frame. */
export default function MobileNotaryPage({ page, site }: PageProps) {
  return (
    <>
      <LongHero page={page} site={site} />
      <BookingSteps site={site} />
      <Trust site={site} />
      <AboutNotary site={site} />
      <AreasWithMap site={site} />
      <Reviews site={site} />
      <LongQuestions site={site} />
      <LongVoices site={site} />
      <ContactWays site={site} />
    </>
  );
}
