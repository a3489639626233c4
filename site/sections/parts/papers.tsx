import { text, textList } from 'touchdown';
import { z } from 'zod';
import { FigureList } from '../../../renderer/components/FigureList.tsx';
import { GroupedLists } from '../../../renderer/components/GroupedLists.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { BillSpecimen } from './BillSpecimen.tsx';
import { definePart } from './part.ts';

/** Documents with their content and who asks for them. */
export const askedFor = definePart({
  description: 'Papers, each with what it says and who asks for it.',
  schema: z
    .array(
      z.strictObject({
        name: text('The paper.'),
        states: text('What it says.'),
        asker: text('Who asks for it.'),
      }),
    )
    .min(2),
  Show: ({ block }) => (
    <ul className="asked">
      {block.map(({ name, states, asker }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{states}</p>
          <p className="asked-by">
            <span>For</span> {asker}
          </p>
        </li>
      ))}
    </ul>
  ),
});

/** Documents numbered like entries in a county register. */
export const register = definePart({
  description: 'Numbered papers, each with what it does.',
  schema: z.array(z.strictObject({ name: text('The paper.'), text: text('What it does.') })).min(2),
  Show: ({ block }) => (
    <ol className="register">
      {block.map(({ name, text: words }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ol>
  ),
});

/** Figures with their meaning, styled like credentials. */
export const credentials = definePart({
  description:
    'Figures set large, each with a few words, such as `24/7` and when a person answers.',
  schema: z.array(z.strictObject({ stat: text('The figure.'), text: text('What it is.') })).min(2),
  Show: ({ block }) => (
    <dl className="credentials">
      {block.map(({ stat, text: words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{stat}</dd>
        </div>
      ))}
    </dl>
  ),
});

/** Reasons in figures. */
export const figures = definePart({
  description: 'Reasons in figures, each with a title and a sentence.',
  schema: z
    .array(
      z.strictObject({
        figure: text('The figure.'),
        title: text('What it counts.'),
        text: text('What that is good for.'),
      }),
    )
    .min(2),
  Show: ({ block }) => <FigureList figures={block} />,
});

/** Hours, payment and the like: label, short value and a sentence. */
export const slots = definePart({
  description: 'Short answers, each with a term and a sentence, such as hours and payment.',
  schema: z
    .array(
      z.strictObject({
        term: text('What it is about.'),
        short: text('The answer in a few words.'),
        text: text('A sentence about it.'),
      }),
    )
    .min(2),
  Show: ({ block }) => (
    <dl className="slots">
      {block.map(({ term, short, text: words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <b>{short}</b>
            {words}
          </dd>
        </div>
      ))}
    </dl>
  ),
});

/** Place names, run on in a line for each part of town. */
export const townParts = definePart({
  description: 'Neighborhoods, in a line for each part of town.',
  schema: z
    .array(
      z.strictObject({
        title: text('Part of town.'),
        items: textList(1, 'Its neighborhoods.', 'A neighborhood.'),
      }),
    )
    .min(2),
  Show: ({ block }) => <GroupedLists groups={block} className="town-parts" />,
});

/** Communities around Stanton; the miles are those of `area.fromStanton`. */
export const communities = definePart({
  description:
    'Communities around Stanton, each with a text; the miles come from `area.fromStanton`.',
  schema: z
    .array(
      z.strictObject({ name: text('Its name in `area.fromStanton`.'), text: text('About it.') }),
    )
    .min(2),
  Show: ({ block, site }) => (
    <IconRows
      columns={4}
      rows={site.area.fromStanton.flatMap(({ name, miles }) =>
        block
          .filter((community) => community.name === name)
          .map(({ text: words }) => ({
            icon: 'signpost',
            title: `${name}, ${miles} miles`,
            text: words,
          })),
      )}
    />
  ),
});

/** A complete bill of sale, with a note on each entry. */
export const billSpecimen = definePart({
  description: 'A drawn bill of sale, with a note on each of its entries.',
  schema: z
    .array(
      z.strictObject({
        label: text('What the entry is called.'),
        sample: text('How it may read.'),
        note: text('Why it is there.'),
      }),
    )
    .min(2),
  Show: ({ block }) => <BillSpecimen entries={block} />,
});
