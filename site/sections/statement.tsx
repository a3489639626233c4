import { defineSection, text } from 'touchdown';
import { z } from 'zod';

/** One figure and its background, on sand between two louder sections. */
export const statement = defineSection({
  name: 'statement',
  description: 'One figure set large, and what stands behind it.',
  schema: z.strictObject({
    figure: text('The figure, such as `{figures.titles}`.'),
    unit: text('What it counts.'),
    text: text('What stands behind it.'),
  }),
  sample: { figure: '523', unit: 'closings', text: 'Each with our seal in the file.' },
  tone: 'own',
  Component: ({ block }) => (
    <section className="section sand statement">
      <div className="wrap">
        <p className="statement-figure">
          <b>{block.figure}</b> {block.unit}
        </p>
        <p className="statement-words">{block.text}</p>
      </div>
    </section>
  ),
});
