import type { SiteConfig } from '../../../schemas/config/site-config.ts';

/** An id of a service that counts nothing of what stands beside it. */
interface OtherId {
  at: readonly string[];
  message: string;
  hint: string;
}

/** What an id belongs to, by its beginning. Only Google Ads (AW) counts conversions, under the labels of its account. */
const OWNERS: Readonly<Record<string, string>> = {
  G: 'Google Analytics',
  GT: 'a Google tag',
  GTM: 'Google Tag Manager',
};

/** What a guide writes in place of the rest of an id, which another rule reports. */
const SAMPLE = /X{3,}/;

const CONVERSION = 'Write the id of the conversions, AW- and digits, as Google Ads shows it.';

/** The id of another service, beside what only those of Google Ads have. */
function* otherService({ analytics }: SiteConfig): Generator<OtherId> {
  const { conversionId = '', labels, bookingValue } = analytics;
  const [, start = '', rest = ''] = /^([A-Z]+)-(.*)$/.exec(conversionId) ?? [];
  if (SAMPLE.test(rest)) return;
  const at = ['analytics', 'conversionId'];
  const isCounting = Object.values(labels ?? {}).some(Boolean);
  // The tag alone is for those who only collect visitors to advertise to.
  const isMeant = labels !== undefined || bookingValue !== undefined;
  if (start === 'AW' && /\D/.test(rest))
    yield {
      at,
      message: `${conversionId} is no id of Google Ads, which have digits alone behind AW-.`,
      hint: CONVERSION,
    };
  else if (start === 'AW' && isMeant && !isCounting)
    yield {
      at,
      message: `No conversion is reported to ${conversionId}, as analytics.labels has no label.`,
      hint: 'Write the labels that Google Ads shows beside the id. To only collect visitors for advertisements, take labels and bookingValue out.',
    };
  const owner = OWNERS[start];
  if (owner === undefined) return;
  // A tag manager gets the value of a booking from its event.
  const isValued = bookingValue !== undefined && start !== 'GTM';
  const beside = labels ? 'labels' : isValued ? 'bookingValue' : undefined;
  if (beside === undefined) return;
  yield {
    at,
    message: `${conversionId} is the id of ${owner}, which counts no conversions, so that ${beside} ${beside === 'labels' ? 'have' : 'has'} no effect.`,
    hint: `${CONVERSION} To count visits alone, take ${beside} out.`,
  };
}

/** Reports ids for counting that stand in the place of another one. */
export function* misplacedIds(config: SiteConfig): Generator<OtherId> {
  yield* otherService(config);
  for (const [name, label = ''] of Object.entries(config.analytics.labels ?? {})) {
    const [, id] = /^((?:AW|G|GT|GTM|UA|DC)-[A-Z\d-]+)(?:\/|$)/.exec(label) ?? [];
    if (id === undefined || SAMPLE.test(id)) continue;
    yield {
      at: ['analytics', 'labels', name],
      message: `${id} is an id and no label, so no conversion would be counted.`,
      hint: label.includes('/')
        ? 'Write only what stands behind the slash.'
        : 'Write the label that the ad account shows behind the id and a slash.',
    };
  }
}
