import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Section } from '../components/Section.tsx';
import { fillWord } from '../text/fill-word.ts';
import { timeOfDay } from '../text/formats.ts';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { openingDays } from './opening-days.ts';

/** Opening hours of the business, from the configuration. */
export const hours = defineSection({
  name: 'hours',
  description: 'The opening hours of site.config.yaml.',
  schema: z.strictObject({
    heading,
    intro,
    note: text('Further notes, such as holidays.').optional(),
  }),
  sample: { heading: 'When we are here', note: 'Closed on public holidays.' },
  Component({ block, site, tone }) {
    const { business, language, words } = site;
    const time = (clock: string) => timeOfDay(clock, language, business.address.country);
    return (
      <Section
        className="opening"
        tone={tone}
        layout="split"
        heading={block.heading}
        lead={block.intro}
      >
        <dl className="opening-days">
          {openingDays(business.hours, language).map(({ days, opens, closes }) => (
            <div key={`${days} ${opens}`}>
              <dt>{days}</dt>
              <dd>{fillWord(words.frame.hours, { opens: time(opens), closes: time(closes) })}</dd>
            </div>
          ))}
        </dl>
        {block.note !== undefined && <p>{block.note}</p>}
      </Section>
    );
  },
});
