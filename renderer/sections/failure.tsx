import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { defineSection } from './define-section.ts';

/** The consequences of doing nothing, without alarm. */
export const failure = defineSection({
  name: 'failure',
  description: 'What happens if nothing is done; two or more entries.',
  schema: z.array(text('One consequence.')).min(2),
  sample: ['A loose contact gets hotter every day.', 'The freezer thaws.'],
  tone: 'deep',
  Component({ block, headings, tone }) {
    return (
      <section className={`section failure ${tone}`}>
        <div className="wrap">
          <header className="heading">
            <p className="kicker">{headings.failureKicker}</p>
            <h2>{headings.failure}</h2>
          </header>
          <ul>
            {block.map((consequence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <li key={index}>{consequence}</li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
