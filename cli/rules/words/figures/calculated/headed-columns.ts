import { lineAt } from '../../line-at.ts';
import type { Amount } from '../amounts.ts';
import { feesNamedIn } from '../named-fees.ts';
import { costsOnScale } from '../sums/first-and-further.ts';
import type { CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { factorsIn } from './factors.ts';
import type { Neighbors } from './neighbors.ts';
import { headingOf } from './row-sums.ts';
import { type Term, termsNamed, termsReferredTo } from './terms.ts';

/** The heading of a column that has something besides: "With one signature", „Inklusive Frühstück“, «Más traslado». */
const BESIDES =
  /(?<!\p{L})(?:with|including|incl\.?|plus|and|mit|inklusive|inkl\.|samt|zuzüglich|und|con|incluid[oa]s?|incluyendo|más|y)(?!\p{L})|\+/iu;

/** The heading of the column that a sum is in, and the other words of its row. */
function cellOf(
  text: string,
  { span: [at] }: Amount,
  { cell }: Neighbors,
): Neighbors['cell'] | undefined {
  if (cell) return cell;
  const { start, end } = lineAt(text, at);
  if (text[start] !== '|') return undefined;
  const column = text.slice(start, at).split('|').length - 1;
  const cells = text.slice(start, end).split('|');
  return {
    heading: headingOf(text, start).split('|')[column] ?? '',
    row: cells.filter((_, index) => index !== column).join('\n'),
  };
}

/** What a heading adds, by the name of a fee or how many of a thing it counts. */
function addedBy(
  heading: string,
  { amounts, facts, language }: Pick<CalculatedPlace, 'amounts' | 'facts' | 'language'>,
): Term[] {
  const { counts } = factorsIn(heading, facts, language);
  const named = [
    ...termsNamed(feesNamedIn(heading, amounts), facts),
    ...termsReferredTo(heading, facts),
  ];
  return [
    ...costsOnScale(heading, facts, language).map((value) => ({ value, said: String(value) })),
    ...named,
    ...named.flatMap(({ value, said }) =>
      counts.map((count) => ({ value: count * value, said: `${count} × ${said}` })),
    ),
  ];
}

/** What the cells of a row come to with what the heading of the column adds: `{fees.evening}` and "With one signature". */
export function withHeading(place: CalculatedPlace): Calculation[] {
  const { text, sum, neighbors, facts } = place;
  const { heading, row } = cellOf(text, sum, neighbors) ?? {};
  if (heading === undefined || row === undefined || !BESIDES.test(heading)) return [];
  const bases = termsReferredTo(row, facts);
  return addedBy(heading, place).flatMap((added) =>
    bases
      .filter(({ said }) => said !== added.said)
      .map(({ value, said }) => ({
        value: value + added.value,
        said: `${said} + ${added.said}`,
      })),
  );
}
