import type { Page } from '../../schemas/page.ts';
import type { Site } from '../context/site.ts';
import { hasTag } from '../document/measurement.ts';
import { ConsentSwitch } from '../features/measurement/ConsentSwitch.tsx';

/** Whether landings of the site have variants, of which browsers keep the one that they have shown. */
function hasVersions(page: Page): boolean {
  return page.kind === 'static' && page.hasTests === true;
}

/** Whether there is anything for visitors to decide: a tag, or landings with variants. */
export function hasChoice(page: Page, site: Site): boolean {
  return hasTag(site) || hasVersions(page);
}

/**
 * What is measured and stored at present, and the switch for it. Without a tag nobody is asked, yet browsers keep
 * the variant that they have shown, so visitors can refuse that.
 */
export function MeasurementChoice({ page, site }: { page: Page; site: Site }) {
  if (!hasChoice(page, site)) return null;
  const { choice } = site.words.consent;
  const isAsked = site.analytics.consent === 'required';
  const { optedOut, thisPage: unkept } = choice;
  const counting = {
    ...{ label: choice.count, on: choice.counted, off: choice.uncounted, optedOut, unkept },
    withoutScript: choice.uncountedWithoutScript,
  };
  const keeping = {
    ...{ label: choice.keep, on: choice.kept, off: choice.unkept, optedOut, unkept },
    withoutScript: choice.unkeptWithoutScript,
  };
  // The code of the tag activates the switch where there is a tag.
  const start = hasTag(site) ? {} : { 'data-module': 'consent-switch', 'data-on': 'load' };
  return (
    <div className="measurement" {...start}>
      {hasTag(site) && <p>{isAsked ? choice.asked : choice.unasked}</p>}
      {hasVersions(page) && <p>{isAsked ? choice.versionsAsked : choice.versionsUnasked}</p>}
      <ConsentSwitch words={hasTag(site) ? counting : keeping} />
      {hasTag(site) && (
        <>
          <p>{choice.allowed}</p>
          <p>{choice.refused}</p>
        </>
      )}
    </div>
  );
}
