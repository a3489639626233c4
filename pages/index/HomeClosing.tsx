import { ClosingBand } from '../../renderer/components/ClosingBand.tsx';
import type { Site } from '../../renderer/context/site.ts';

/** The closing call of the home page. */
export function HomeClosing({ site }: { site: Site }) {
  const { response, figures } = site;
  return (
    <ClosingBand
      site={site}
      kicker="Whenever you are ready"
      heading="Tell us who signs, what, and where"
      lead={`${figures.within24Hours} of appointments are done within a day. Urgent ones usually start in ${response.urgentHours}.`}
      book="Schedule Your Appointment Now"
      promises={[
        'Your total before we leave',
        'English and Spanish',
        'Papers never leave your sight',
      ]}
      rosette={{ rx: 440, ry: 120, folds: [2, 3, 5] }}
    />
  );
}
