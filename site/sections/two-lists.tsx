import { defineSection, text, textList } from 'touchdown';
import { z } from 'zod';
import { MarkedList } from '../../renderer/components/MarkedList.tsx';

const Side = z.strictObject({
  kicker: text('A few words over the heading.'),
  heading: text('Heading of the list.'),
  mark: z.enum(['yes', 'no']).optional().meta({ description: 'Ticks (default) or crosses.' }),
  items: textList(1, 'Short texts.', 'One of them.'),
});

/** Two lists that belong together, side by side like the pages of a ledger. */
export const twoLists = defineSection({
  name: 'two-lists',
  description: 'Two lists that belong together, face to face.',
  schema: z.strictObject({
    ground: z
      .enum(['paper', 'sand', 'deep'])
      .optional()
      .meta({ description: 'What the lists stand on. Default: `paper`.' }),
    left: Side.meta({ description: 'The first list, such as what to bring.' }),
    right: Side.meta({ description: 'The second list, such as what cannot be done.' }),
  }),
  sample: {
    left: { kicker: 'Before we arrive', heading: 'What to bring', items: ['A current photo ID'] },
    right: {
      kicker: 'The limits',
      heading: 'What we cannot do',
      mark: 'no',
      items: ['Legal advice'],
    },
  },
  tone: 'own',
  Component: ({ block: { ground = 'paper', left, right } }) => (
    <section className={`section ${ground}`}>
      <div className="wrap two-lists">
        {[left, right].map(({ kicker, heading, mark = 'yes', items }) => (
          <div key={heading}>
            <p className="kicker">{kicker}</p>
            <h2>{heading}</h2>
            <MarkedList items={items} mark={mark} />
          </div>
        ))}
      </div>
    </section>
  ),
});
