import type { PageProps } from '../../renderer/context/page-props.ts';
import { hasTag } from '../../renderer/document/measurement.ts';
import { ConsentSwitch } from '../../renderer/features/measurement/ConsentSwitch.tsx';
import { hasChoice, MeasurementChoice } from '../../renderer/sections/MeasurementChoice.tsx';

const SWITCH = {
  label: 'Count my visits',
  on: 'Your visits may be counted.',
  off: 'Your visits are not counted.',
  optedOut:
    'Your browser sends Global Privacy Control. That counts as no, on every page, and cannot be changed here.',
  unkept: 'This browser keeps no answers, so this one holds until you leave the page.',
  withoutScript: 'Without JavaScript the tag cannot load, and your visits are not counted.',
};

/** Whether and how visits are measured, and the switch for it. */
export function MeasurementSection({ page, site }: PageProps) {
  if (!hasTag(site))
    return hasChoice(page, site) ? (
      <MeasurementChoice page={page} site={site} />
    ) : (
      <p>
        Nobody counts your visit. This site loads no analytics and no advertising code, sets no
        cookies, and so has nothing to ask you.
      </p>
    );
  const required = site.analytics.consent === 'required';
  return (
    <>
      <p>
        We advertise on Google and want to know which advertisement led to a call or a booking.
        Google’s tag tells us.{' '}
        {required ? 'It loads only after you have said yes.' : 'It loads unless you say no.'}
      </p>
      <ConsentSwitch words={SWITCH} />
      <h3>What a yes allows</h3>
      <p>
        The tag learns which page you are on, which advertisement you clicked, and whether you
        called or booked, with the number of the booking. It keeps cookies whose names begin with{' '}
        <code>_gcl</code> or <code>_ga</code>, the former for 90 days, the latter for up to two
        years. It may not follow you with advertisements on other sites: we have told it so.
        {!required &&
          ' In the European Economic Area, the United Kingdom and Switzerland it is told to keep and identify nothing until you say yes here.'}
      </p>
      <h3>What a no does</h3>
      <p>
        At once, in all your tabs: the tag’s cookies are removed, calls and bookings are no longer
        reported to it, and it is told to store nothing. The next page does not load it at all. A
        later yes holds from then on; what you did before it is not reported.
      </p>
      <p>Pages of client uploads and of the owner’s area are never counted, whatever you answer.</p>
    </>
  );
}
