import type { Landing } from '../../../schemas/landing.ts';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { type Facts, factsIn, resolveFile } from '../../content/facts/facts.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import type { FaultyLanding, UnreadPart } from '../../content/pages/unread-parts.ts';
import { formNamesIn, mediaNamesIn } from '../../content/shape/possible-uses.ts';
import { digestText, landingDigest } from '../copies/page-digest.ts';
import { keptMessage } from '../copies/shared-messages.ts';
import { type KeptQuote, keptQuotes } from '../copies/shared-quotes.ts';
import { keptSentences } from '../copies/shared-sentences.ts';
import { landingCounts, landingFigures } from '../figures/page-counts.ts';
import { type KeptPrice, landingPrices } from '../figures/page-prices.ts';

/** What a landing is compared by with other pages; plain data, so that it can be cached. */
export interface ComparedValues {
  /** `PageDigest` in base64; missing for a landing that is not compared with others. */
  digest?: string;
  /** From `keptSentences`. */
  sentences?: string;
  /** What people are quoted with on it. */
  quotes?: KeptQuote[];
  /** From `keptMessage`. */
  message?: number;
  /** Its prices, if it has any. */
  prices?: KeptPrice[];
  /** From `landingCounts`. */
  counts?: string[];
  /** From `landingFigures`, on a site with several languages. */
  figures?: string;
}

/** What a landing with errors is known by. */
interface ValuesDespiteFaults extends ComparedValues {
  unread?: readonly UnreadPart[];
  /** Without hashes: which of these names are those of files is not known. */
  media: Record<string, null>;
  forms: string[];
}

type Compared = Pick<LandingFile, 'page' | 'raw' | 'locate' | 'variants'>;

/** @param unread parts of a landing of the wrong shape of which nothing is known. */
export function comparedValues(
  landing: Compared,
  facts: Facts,
  unread?: readonly UnreadPart[],
): ComparedValues {
  const digest = landingDigest(landing, unread);
  const prices = landingPrices(landing, facts);
  const sentences = keptSentences(landing, unread);
  const quotes = keptQuotes(landing.raw);
  const message = keptMessage(landing.raw);
  const counts = landingCounts(landing);
  const figures = landingFigures(landing, facts);
  return {
    ...(digest ? { digest: digestText(digest) } : {}),
    ...(sentences ? { sentences } : {}),
    ...(quotes ? { quotes } : {}),
    ...(message === undefined ? {} : { message }),
    ...(prices.length > 0 ? { prices } : {}),
    ...(counts.length > 0 ? { counts } : {}),
    ...(figures === undefined ? {} : { figures }),
  };
}

/** Errors in what decides where and when a page is shown, or in how its file is written. */
const OF_STANDING = /^(?:address|file|schedule|syntax)\//;

/** The landing with its texts as they are in its file, without those that stand for missing ones. */
function asInFile(landing: FaultyLanding, siteFacts: Facts): Compared {
  const { wrong, page } = landing;
  if (!wrong) return landing;
  const raw = wrong.written as Landing;
  const shown = resolveFile(raw, factsIn(page.entry.language, siteFacts), new Set());
  const { hero } = page.landing;
  return { page: { ...page, landing: { ...shown, hero } }, raw, locate: wrong.locate };
}

/**
 * What a landing with errors is compared by, as far as it is right.
 *
 * @param found in its file.
 * @returns undefined if its language, its address or its time is unknown.
 */
export function comparedDespiteFaults(
  landing: FaultyLanding,
  found: readonly Diagnostic[],
  facts: Facts,
): ValuesDespiteFaults | undefined {
  const { page, wrong } = landing;
  const { unread } = wrong ?? {};
  const { languages = [page.entry.language] } = facts;
  const isStanding = found.some(
    ({ rule, severity }) => severity === 'error' && OF_STANDING.test(rule),
  );
  if (isStanding || unread?.includes('schedule') || !languages.includes(page.entry.language))
    return undefined;
  const written = parseData(landing.source).value;
  return {
    ...comparedValues(asInFile(landing, facts), facts, unread),
    ...(unread ? { unread } : {}),
    media: Object.fromEntries(mediaNamesIn(written).map((name) => [name, null])),
    forms: formNamesIn(written),
  };
}
