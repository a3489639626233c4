import { createHash } from 'node:crypto';
import type { KeptPrice } from '../figures/page-prices.ts';
import { countsBeside, type FileCounts } from '../figures/site-counts.ts';
import { type PricedSite, pricesBeside } from '../figures/site-prices.ts';
import { keepResult, recallResult } from '../kept-results.ts';
import { textsOfSite } from '../site/checked-config.ts';
import { digestText, keptDigest, type PageDigest, staticDigest } from './page-digest.ts';
import { quotesOfPages } from './shared-quotes.ts';
import { sentencesOfPages } from './shared-sentences.ts';

/** What landings are compared with: everything else in the site. */
export interface ComparedTexts {
  prices: readonly (readonly KeptPrice[])[];
  /** Of the hand-written pages. */
  digests: readonly (PageDigest | undefined)[];
  /** Hashes of the sentences of hand-written pages that no landing should have. */
  sentences: readonly number[];
  /** What people are quoted with on them. */
  quotes: ReturnType<typeof quotesOfPages>;
  counts: readonly FileCounts[];
}

/** The same as plain data. */
interface KeptTexts extends Omit<ComparedTexts, 'digests'> {
  digests: (string | null)[];
}

function readTexts(site: PricedSite): ComparedTexts {
  return {
    prices: pricesBeside(site),
    digests: site.written.pages.map((page, number) =>
      staticDigest(page, site.written.metas[number]?.unread),
    ),
    sentences: sentencesOfPages(site.written.metas, site),
    quotes: quotesOfPages(site.written.metas, site),
    counts: countsBeside(site),
  };
}

/**
 * What landings are compared with, cached as long as none of it has changed.
 *
 * @param key of everything that determines the hand-written pages; without one nothing is cached.
 */
export function comparedTexts(site: PricedSite, key: string | undefined): ComparedTexts {
  if (key === undefined) return readTexts(site);
  const sources = textsOfSite(site.config).map(({ source }) => source.text);
  const hash = createHash('sha256')
    .update(JSON.stringify([key, sources]))
    .digest('hex')
    .slice(0, 32);
  const kept = recallResult<KeptTexts>(site.root, 'compared', hash);
  if (kept) return { ...kept, digests: kept.digests.map((text) => keptDigest(text ?? undefined)) };
  const texts = readTexts(site);
  const digests = texts.digests.map((digest) => (digest ? digestText(digest) : null));
  keepResult(site.root, 'compared', hash, { ...texts, digests } satisfies KeptTexts);
  return texts;
}
