import { z } from 'zod';
import { heading } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { hasChoice, MeasurementChoice } from './MeasurementChoice.tsx';

/** The visitor's choice on measurement, for the privacy page; it reads as one with the texts around it. */
export const measurement = defineSection({
  name: 'measurement',
  description:
    'What is measured, and the switch by which visitors decline it and take consent back. For the privacy page; shown only if `analytics.conversionId` is set or a landing has variants.',
  schema: z.strictObject({
    heading: heading.optional().meta({
      description: 'Heading of the block. Default: `consent.label` of the words.',
    }),
  }),
  sample: { heading: 'Being counted' },
  tone: 'above',
  Component({ block, page, site, tone }) {
    if (!hasChoice(page, site)) return null;
    return (
      <section className={`section text-block ${tone}`}>
        <div className="wrap">
          <header className="heading">
            <h2>{block.heading ?? site.words.consent.label}</h2>
          </header>
          <MeasurementChoice page={page} site={site} />
        </div>
      </section>
    );
  },
});
