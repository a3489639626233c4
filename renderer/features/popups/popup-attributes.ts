import type { Site } from '../../context/site.ts';
import { popupId } from './popup-id.ts';
import type { Conditions } from './popup-rules.ts';

/** Attributes of a popup or a bar that `start-popup.ts` needs; loaded when idle. */
export function popupAttributes({
  block,
  when,
  again,
  site,
}: {
  block: object;
  when: Conditions;
  again: number;
  site: Site;
}) {
  return {
    'data-module': 'popup',
    'data-on': 'idle',
    'data-id': popupId(block),
    'data-when': JSON.stringify(when),
    'data-again': again,
    'data-consent': site.analytics.consent === 'required' ? 'required' : undefined,
  };
}
