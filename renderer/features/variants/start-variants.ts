import { lasting } from '../../browser/storage.ts';
import { mayMeasure, onAnswer } from '../measurement/answer.ts';
import { record } from '../measurement/data-layer.ts';
import { KEPT_DAYS } from './choose-variant.ts';

const DAY = 86_400_000;

const { dataset } = document.documentElement;

/** The randomly assigned variant that this page shows, as `test:variant`; undefined if there is no test. */
const here = dataset.variantBy === 'chance' ? `${dataset.test}:${dataset.variant}` : undefined;

/** Stored entries that have not expired, each as `test:variant:time`. */
function keptVariants(): string[] {
  const kept = (lasting.get('variants') ?? '').split(' ');
  return kept.filter((one) => Number(one.split(':')[2]) > Date.now());
}

const isOfThisTest = (kept: string) => kept.startsWith(`${dataset.test}:`);

/** Stores what this page shows if that is allowed now, and nothing otherwise; expired entries are removed. */
function keep(): void {
  const kept = keptVariants();
  if (here !== undefined && !kept.some(isOfThisTest))
    kept.push(`${here}:${Date.now() + KEPT_DAYS * DAY}`);
  if (mayMeasure() && kept.length > 0) lasting.set('variants', kept.join(' '));
  else lasting.remove('variants');
}

/**
 * Adds the variants seen by the visitor to every event and conversion, including those recorded while this was loading.
 */
function stampEvents(variant: string): void {
  const stamp = (entry: Record<string, unknown>) => {
    // A command of the tag has its payload after its name and the name of the event.
    const sent = 'event' in entry ? entry : entry[2];
    if (typeof sent === 'object' && sent !== null) Object.assign(sent, { variant });
  };
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  layer.forEach(stamp);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(stamp);
    return push(...entries);
  };
}

// Runs on import, where a test runs or a variant is stored: the script of every page has no byte to spare for an
// exported name. Nothing is counted in frames, or if the address requested a variant.
if (top === self && dataset.variantBy !== 'address') {
  const before = keptVariants().filter((kept) => !isOfThisTest(kept));
  const seen = before.map((kept) => kept.replace(/:\d+$/, ''));
  dataset.seen = (here === undefined ? seen : [here, ...seen]).join(' ');
  if (dataset.seen !== '') stampEvents(dataset.seen);
  if (here !== undefined) record('variant_view', { category: 'ab_test', label: here });
  keep();
  onAnswer(keep);
}
