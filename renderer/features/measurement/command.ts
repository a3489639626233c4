import './data-layer.ts';
import { mayMeasure } from './answer.ts';

/** A command in the form the tag expects: it distinguishes commands from events by `arguments` objects. */
export function tagCommand(..._: unknown[]): Record<string, unknown> {
  // biome-ignore lint/complexity/noArguments: the tag requires an arguments object
  return arguments as unknown as Record<string, unknown>;
}

/**
 * Sends a conversion to the advertiser's account, unless the visitor has not consented or has opted out; without an id
 * or label there is no target.
 */
export function convert(label: string | undefined, details: Record<string, unknown> = {}): void {
  const { conversion } = document.documentElement.dataset;
  if (!conversion || !label || !mayMeasure()) return;
  const target = { send_to: `${conversion}/${label}`, ...details };
  window.dataLayer ??= [];
  window.dataLayer.push(tagCommand('event', 'conversion', target));
}
