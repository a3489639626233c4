import { FACT_REFERENCE, type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isAccount } from '../dates/accounts.ts';
import { isJobsPage, titlesOf } from '../page-titles.ts';
import { headingOfList, textsBeside } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import type { Amount } from './amounts.ts';
import type { Bill } from './bills/bill-rows.ts';
import { columnOf } from './bills/comparison-columns.ts';
import { ALONE, type Neighbors, neighborsOf } from './calculated/neighbors.ts';
import { isListedAt } from './listed/other-amounts.ts';
import { isOfOthersHeading } from './own-prices.ts';
import { isSum } from './price-words.ts';
import { isInOtherColumn, isOfMarket, isThere, isTitledByOther } from './sums/rows-of-others.ts';
import { hasSoleSum } from './sums/sole-sums.ts';
import { isExampleHeading } from './sums/sums-of-examples.ts';
import { isInTilesOfLaw, isLimitOfLaw } from './sums/sums-of-laws.ts';
import { addendsOf } from './sums/table-totals.ts';
import { isWageAt } from './wages.ts';

/** Blocks about the world without the business: what visitors lack, and what happens to them. */
const STORIES: ReadonlySet<PropertyKey | undefined> = new Set([
  'problems',
  'problemTitles',
  'failure',
]);

/** Keys of texts that say what a figure beside them is. */
const LABELS = ['label', 'description', 'title', 'text'];

/** A text that is little more than its figure. */
const FIGURE = 30;

/** A text that is more than a line about an offer. */
const PROSE = 60;

/** Blocks about what the business offers, at which price. */
const OFFERS: ReadonlySet<PropertyKey | undefined> = new Set(['hero', 'cta', 'pricing', 'seo']);

/** Keys of texts that say what prose below them is about. */
const HEADINGS = ['heading', 'question', 'title'];

/** Years after which an entry of a timeline is history. */
const OLD = 2;

/** Where a sum of money is, as far as it tells whose it is. */
export interface SumPlace {
  /** True where a sum is no price of the business unless its sentence speaks of “us”. */
  isStory: boolean;
  /** True in a calculation with somebody's sums, which may equal a fee by chance. */
  isExample: boolean;
  /** True in an entry, or a row, whose title is who takes the sum. */
  isOfOther: boolean;
  /** True in a list of figures that a law sets. */
  isOfLaw: boolean;
  /** True for a figure of which its label, or the text below it, says that it is the limit of a law. */
  isLimit: boolean;
  /** True for what a former year cost. */
  isPast: boolean;
  /** True for a text of many subjects, in which a sum is somebody's price, but whose has to be said. */
  isGuide: boolean;
  /** True for such a text that is no page: what costs something there is mostly of the business. */
  isProse: boolean;
  /** True on the first screen, and where a page offers something or closes. */
  isOffer: boolean;
  /** True for the price in a list of what the business offers. */
  isPrice: boolean;
  /** True for what stands beside such a price: per night, instead of another one. */
  isPeriod: boolean;
  /** True on a page about jobs, where what somebody earns is no price. */
  isOfJobs: boolean;
  /** True on such a page for a sum in large type that is paid by the hour or month. */
  isWage: boolean;
  /** Texts of the same block that say what the sum is. */
  beside: string;
  /** The other texts of the same block, and the titles of the page. */
  around: string;
  /** Those of the page alone. */
  titles: string;
  /** Cells of the same table that the text may be the total of, each choice in one text. */
  addends: readonly string[];
  /** True for the amount that a list of the configuration has for what is named there, and for another one that is said of it. */
  isListed: (sum: Amount) => boolean;
  /** True if an entry of the same list, a text beside, or what the text may be the total of, refers to a fee. */
  isAmongFees: () => boolean;
  /** Texts around it from which it may follow. */
  neighbors: () => Neighbors;
  /** True on a page that tells of a day that has been. */
  isAccount: () => boolean;
  /** The column of a comparison that the text is a cell of. */
  column: () => Bill | undefined;
  /** True if another text of the file refers to a fact of this name. */
  shows: (name: string) => boolean;
  /** True in a file that types no other sum and refers to several fees. */
  isSole: () => boolean;
  /** True for a cell of a table that refers to a fee. */
  isInRowsOfFees: () => boolean;
}

/** An unremarkable place. */
export const ANYWHERE: SumPlace = {
  isStory: false,
  isExample: false,
  isOfOther: false,
  isOfLaw: false,
  isLimit: false,
  isPast: false,
  isGuide: false,
  isProse: false,
  isOffer: false,
  isPrice: false,
  isPeriod: false,
  isOfJobs: false,
  isWage: false,
  beside: '',
  around: '',
  titles: '',
  addends: [],
  isListed: () => false,
  isAmongFees: () => false,
  neighbors: () => ALONE,
  column: () => undefined,
  isAccount: () => false,
  shows: () => false,
  isSole: () => false,
  isInRowsOfFees: () => false,
};

/** True for a text of an entry of a timeline about former years. */
function isFormer(block: Record<string, unknown>, path: readonly PropertyKey[], facts: Facts) {
  const { date } = block;
  if (!path.includes('timeline') || typeof date !== 'string') return false;
  const year = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/.exec(resolveFacts(date, facts))?.[0];
  const now = new Date(facts.now ?? Date.now());
  return year !== undefined && Number(year) <= now.getFullYear() - OLD;
}

/** True in a block whose heading, or question, says that it is an example. */
function isInExample(raw: object, path: readonly PropertyKey[]): boolean {
  return path.some((_, length) => {
    const block: unknown = valueAt(raw, path.slice(0, length));
    if (typeof block !== 'object' || block === null) return false;
    const { heading, subtitle, question, title } = block as Record<string, unknown>;
    return [heading, subtitle, question, title].some(isExampleHeading);
  });
}

/** True if words refer to a fact that is a sum of money. */
export function refersToFee(words: string, facts: Facts): boolean {
  return [...matchesIn(words, FACT_REFERENCE)].some(([, name = '']) =>
    isSum(facts.get(name) ?? '', facts),
  );
}

/** True if an entry of the list that a text is in, or a text beside it, refers to a fee. */
function isAmongFees(raw: object, path: readonly PropertyKey[], facts: Facts): boolean {
  const last = path.findLastIndex((key) => typeof key === 'number');
  return refersToFee(
    JSON.stringify(valueAt(raw, path.slice(0, last < 0 ? -1 : last))) ?? '',
    facts,
  );
}

/** The rows of the table that a text is a cell of. */
function rowsAround(raw: object, path: readonly PropertyKey[]): unknown {
  const isRow = typeof path.at(-2) === 'number' && typeof path.at(-1) === 'number';
  const depth = path.at(-2) === 'values' ? -3 : isRow ? -2 : undefined;
  return depth && valueAt(raw, path.slice(0, depth));
}

/** Where in a file a text with sums of money is. */
export function sumPlaceOf(located: LocatedText, file: CopyFile, facts: Facts): SumPlace {
  const { path, text } = located;
  const { raw } = file.whole;
  const isProse = !isBody(located) && text.length > PROSE && !OFFERS.has(path[0]);
  const isGuide = isBody(located) || isProse;
  const addends = addendsOf(raw, path);
  const place: SumPlace = {
    ...ANYWHERE,
    isGuide,
    isProse,
    isOffer: OFFERS.has(path[0]),
    isOfOther: isTitledByOther(raw, path) || isThere(raw, path),
    isPrice: path.at(-1) === 'price',
    isPeriod: path.at(-1) === 'period',
    isOfJobs: isJobsPage(raw),
    isWage: isWageAt(located, file),
    around: [...textsBeside(located, raw), ...titlesOf(raw)].join('\n'),
    titles: titlesOf(raw).join('\n'),
    neighbors: () => neighborsOf(located, file.whole),
    column: () => columnOf(raw, path),
    isAccount: () => isAccount(raw, file.whole.texts.find(isBody)?.text, facts),
    addends,
    isListed: (sum) => isListedAt(located, sum, file, facts),
    isAmongFees: () =>
      isAmongFees(raw, path, facts) || addends.some((cells) => refersToFee(cells, facts)),
    shows: (name) => file.whole.texts.some((other) => other.text.includes(`{${name}}`)),
    isSole: () => path.at(-1) !== 'problem' && hasSoleSum(file, facts),
    isInRowsOfFees: () => refersToFee(JSON.stringify(rowsAround(raw, path)) ?? '', facts),
  };
  const isExample = isInExample(raw, path);
  const isStory =
    path.some((key) => STORIES.has(key)) ||
    isExample ||
    isInOtherColumn(raw, path, facts) ||
    isOfMarket(raw, path);
  if (isStory) return { ...place, isStory, isExample };
  // What a cell says is in the title of its row.
  const above = path.at(-2) === 'values' ? -2 : -1;
  const parent = path.length > 1 ? valueAt(raw, path.slice(0, above)) : undefined;
  if (Array.isArray(parent))
    return {
      ...place,
      isOfOther: place.isOfOther || isOfOthersHeading(headingOfList(located, raw)),
    };
  if (typeof parent !== 'object' || parent === null) return place;
  const block = parent as Record<string, unknown>;
  const own = text.length > FIGURE ? [] : LABELS;
  const keys = isGuide ? HEADINGS : above === -2 ? ['title'] : own;
  const labels = keys.filter((key) => key !== path.at(-1)).map((key) => block[key]);
  return {
    ...place,
    isOfLaw: isInTilesOfLaw(located, raw),
    isLimit: isLimitOfLaw(block),
    isPast: isFormer(block, path, facts),
    beside: labels.filter((label) => typeof label === 'string').join('\n'),
  };
}
