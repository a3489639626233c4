import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Icon } from '../components/Icon.tsx';
import { defineSection } from './define-section.ts';

/** The problem on its three levels, in the theme's layout. */
export const problems = defineSection({
  name: 'problems',
  description: 'The problem on its three levels.',
  schema: z.strictObject({
    external: text('What stands in the way, as anyone can see it: offices, hours, distance.'),
    internal: text('How that feels to the visitor: the worry or frustration.'),
    philosophical: text('Why it should not be like that: what is unfair about it.'),
  }),
  sample: {
    external: 'Half the sockets are dead, and the next free date elsewhere is in nine days.',
    internal: 'You do not know whether it is safe to leave anything switched on.',
    philosophical: 'Light in your own house should not be a matter of luck.',
  },
  Component({ block, design, headings, tone }) {
    const { external, internal, philosophical } = block;
    const texts = [external, internal, philosophical];
    return (
      <section className={`section problems ${design.problems} ${tone}`}>
        <div className="wrap">
          <header className="heading">
            <p className="kicker">{headings.problemsKicker}</p>
            <h2>{headings.problems}</h2>
          </header>
          <ul>
            {headings.problemTitles.map((title, index) => (
              <li key={title}>
                <Icon name={design.problemIcons[index] ?? 'clock'} />
                <h3>{title}</h3>
                <p>{texts[index]}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
