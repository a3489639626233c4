import type { Around, CalculatedPlace } from './around.ts';
import { type Calculation, shares } from './calculations.ts';
import { few, termsReferredTo } from './terms.ts';

/** More shares than these are no offer of a page. */
const MOST_SHARES = 2;

/** In the place of which price a sum is: "instead of {fees.day}", „statt“, «en vez de». */
const INSTEAD =
  /(?<!\p{L})(?:instead of|rather than|down from|usually|normally|statt|anstatt|anstelle|sonst|normalerweise|regulär|en (?:vez|lugar) de|normalmente|antes)(?!\p{L})/iu;

/** Keys of what a price is reduced by. */
const IS_SHARE = /percent/i;
const OF_OTHERS = /deposit|commission|tax|vat|interest|anzahl|anticip|iva|mwst|comision/i;

/** What prices are that are less by a share to which the page refers: those of its row, or the one in the place of which they are. */
export function reducedPrices(
  { neighbors, facts }: CalculatedPlace,
  around: Around,
): Calculation[] {
  const offers = neighbors.page.flatMap((name) => {
    const share = Number((facts.get(name) ?? '').replace(/\s?%$/, ''));
    return IS_SHARE.test(name) && !OF_OTHERS.test(name) && share > 0 && share < 100 ? [share] : [];
  });
  if (offers.length === 0 || offers.length > MOST_SHARES) return [];
  const ofRow = neighbors.cell ? termsReferredTo(neighbors.cell.row, facts) : [];
  const bases = INSTEAD.test(around.sentence) ? [...ofRow, ...around.referred] : ofRow;
  return shares(few(bases), { counts: [], parts: [], shares: offers }).filter(({ said }) =>
    said.includes(' less '),
  );
}
