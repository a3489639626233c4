import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Steps } from '../components/Steps.tsx';
import { defineSection } from './define-section.ts';

const PlanStep = z
  .strictObject({
    number: z.int().min(1).max(3).meta({ description: 'Position in the plan: 1, 2 or 3.' }),
    title: text('What happens, in two to four words.'),
    description: text('What the visitor does or gets in this step.'),
  })
  .meta({ description: 'One step of the plan.' });

/** Three steps, one visit. */
export const plan = defineSection({
  name: 'plan',
  description: 'Exactly three steps.',
  schema: z.array(PlanStep).length(3),
  sample: [
    { number: 1, title: 'Call', description: 'Tell us what happened and where.' },
    { number: 2, title: 'We look', description: 'You know the price before we begin.' },
    { number: 3, title: 'It works', description: 'We test it with you and clean up.' },
  ],
  Component({ block, design, headings, tone }) {
    const steps = block.map(({ title, description }) => ({ title, text: description }));
    return (
      <section className={`section plan ${design.plan} ${tone}`}>
        <div className="wrap">
          <header className="heading">
            <p className="kicker">{headings.planKicker}</p>
            <h2>{headings.plan}</h2>
          </header>
          <Steps steps={steps} direction={design.plan} />
        </div>
      </section>
    );
  },
});
