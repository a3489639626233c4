import { ofTab } from '../../browser/storage.ts';
import { mayMeasure, onAnswer } from '../measurement/answer.ts';

/**
 * Stores how the visit began as long as the visitor consents, where consent is required: nothing before a yes, and
 * nothing after a no. Loaded only there, so that no other page pays for it.
 */
export function keepWithConsent(arrival: string): void {
  const keep = () => {
    if (mayMeasure()) ofTab.set('arrival', arrival);
    else ofTab.remove('arrival');
  };
  keep();
  onAnswer(keep);
}
