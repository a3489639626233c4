import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Icon } from '../components/Icon.tsx';
import { Section } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** Columns that stay readable on a phone. */
const MOST_COLUMNS = 4;

const Cell = z
  .union([z.boolean(), text('A few words.')])
  .meta({ description: '`yes` or `no`, shown as a tick or a dash, or a few words.' });

type Cell = z.output<typeof Cell>;

const Row = z
  .strictObject({
    title: text('What is compared in this row.'),
    values: z
      .array(Cell)
      .min(2)
      .max(MOST_COLUMNS)
      .meta({ description: 'One value for each column.' }),
  })
  .meta({ description: 'One row.' });

const Table = z
  .strictObject({
    kicker,
    heading,
    intro,
    columns: z
      .array(text('Heading of a column, such as the name of an offer.'))
      .min(2)
      .max(MOST_COLUMNS)
      .meta({ description: 'Two to four columns; the first is highlighted as ours.' }),
    rows: z.array(Row).min(2).max(20).meta({ description: 'Two to twenty rows.' }),
    note: text('A line below the table, such as the source of its figures.').optional(),
  })
  .check(({ value: { columns, rows }, issues }) => {
    // Too many columns are one mistake, not one in each row.
    if (columns.length > MOST_COLUMNS) return;
    for (const [index, { values }] of rows.entries()) {
      if (values.length === columns.length) continue;
      const message = `must have ${columns.length} entries, one for each column`;
      issues.push({ code: 'custom', message, path: ['rows', index, 'values'], input: values });
    }
  });

/** YAML parses `yes` and `no` as texts, but `true` and `false` as booleans. */
function meaningOf(cell: Cell): boolean | undefined {
  if (cell === true || cell === 'yes') return true;
  return cell === false || cell === 'no' ? false : undefined;
}

function Value({ cell, site }: { cell: Cell; site: Site }) {
  const isYes = meaningOf(cell);
  if (isYes === undefined) return cell;
  const { yes, no } = site.words.blocks;
  return (
    <>
      {isYes ? <Icon name="check" /> : <Icon name="minus" className="absent" />}
      <span className="sr-only">{isYes ? yes : no}</span>
    </>
  );
}

/** Offers, or the business and its competitors, compared row by row. */
export const comparison = defineSection({
  name: 'comparison',
  description: 'A table that compares offers, or us with others.',
  schema: Table,
  sample: {
    heading: 'Repair it or replace it',
    columns: ['Repair', 'New fuse box'],
    rows: [
      { title: 'Done the same day', values: [true, true] },
      { title: 'Fit for a car charger', values: [false, true] },
      { title: 'Warranty', values: ['2 years', '10 years'] },
      { title: 'Power is off for', values: ['an hour', 'five hours'] },
    ],
    note: 'For houses built before 1990 we recommend a new one.',
  },
  Component({ block, site, tone }) {
    const { columns, rows, note } = block;
    return (
      <Section
        className="comparison-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <table className={`comparison of-${columns.length}`}>
          <caption className="sr-only">{block.heading}</caption>
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
                <th key={index} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, values }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
              <tr key={row}>
                <th scope="row">{title}</th>
                {values.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the table never changes after rendering
                  <td key={column} data-column={columns[column]}>
                    <Value cell={cell} site={site} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note !== undefined && <p className="comparison-note">{note}</p>}
      </Section>
    );
  },
});
