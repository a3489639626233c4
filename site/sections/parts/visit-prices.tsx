import { text } from 'touchdown';
import { z } from 'zod';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { usd } from '../../../renderer/text/formats.ts';
import { definePart } from './part.ts';

const Visit = z.strictObject({
  what: text('What is signed.'),
  signatures: z.int().min(1).meta({ description: 'Signatures that are charged.' }),
});

/** Totals of whole visits calculated from the fees, one per row; additional rows are shown as written. */
export const visitTotals = definePart({
  description: 'A table of what whole visits cost, worked out from the fees.',
  schema: z.strictObject({
    caption: text('What the table shows.'),
    heads: z.array(text('Heading of a column.')).min(2).max(4).meta({
      description:
        'With three of them the number of signatures is shown, with four what the drive and the signatures cost.',
    }),
    travel: z
      .enum(['standard', 'flat'])
      .meta({ description: 'Which travel fee is in it: `fees.travel`, or `fees.flatTravel`.' }),
    visits: z
      .array(Visit)
      .min(1)
      .meta({ description: 'The visits that are worked out, one a row.' }),
    others: z
      .array(
        z
          .array(text('A cell.'))
          .min(2)
          .meta({ description: 'The cells of a row, from the first column on.' }),
      )
      .optional()
      .meta({
        description:
          'Rows that follow them as written, such as `["Each mile beyond {area.freeMiles}", "{fees.mileage}"]`.',
      }),
  }),
  Show({ block: { caption, heads, travel, visits, others = [] }, site: { fees } }) {
    const base = travel === 'flat' ? fees.flatTravel : fees.travel;
    const least = travel === 'flat' ? 0 : fees.minimum;
    const rows = visits.map(({ what, signatures }) => {
      const sealed = fees.firstSignature + (signatures - 1) * fees.additionalSignature;
      const total = usd(Math.max(least, base + sealed));
      if (heads.length === 4) return [what, usd(base), usd(sealed), total];
      return heads.length === 3 ? [what, signatures, total] : [what, total];
    });
    return <RuledTable caption={caption} heads={heads} rows={[...rows, ...others]} />;
  },
});

/** One signature by time of day, as the calculator prices it (docs/product.md, "Calculator"). */
export const pricesByHour = definePart({
  description:
    'A table of what one signature costs by day, evening and night, worked out from the fees.',
  schema: z.strictObject({
    caption: text('What the table shows.'),
    heads: z
      .array(text('Heading of a column.'))
      .length(3)
      .meta({ description: 'Headings of the three columns: time of day, hours, total.' }),
    rows: z
      .strictObject({ day: text('By day.'), evening: text('Evening.'), night: text('Night.') })
      .meta({ description: 'Names of the rows.' }),
  }),
  Show({ block: { caption, heads, rows }, site: { fees, timeBands } }) {
    const { businessHours, evening, lateNight } = timeBands.calculator;
    const day = Math.max(fees.minimum, fees.travel + fees.firstSignature);
    return (
      <RuledTable
        caption={caption}
        heads={heads}
        rows={[
          [rows.day, businessHours, usd(day)],
          [rows.evening, evening, usd(day + fees.eveningSurcharge)],
          [rows.night, lateNight, usd(day + fees.lateNightSurcharge)],
        ]}
      />
    );
  },
});
