import { z } from 'zod';
import { Picture } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { embedShape } from '../features/embeds/embed-shape.ts';
import { Facade } from '../features/embeds/Facade.tsx';
import { embedOf } from '../features/embeds/recognize-embed.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { EmbedSection } from './EmbedSection.tsx';

/** A map of any place, or a booking page, opened in place. */
export const embed = defineSection({
  name: 'embed',
  description:
    'A map of OpenStreetMap or Google Maps, or a booking page of Cal.com, Calendly, Google Calendar or Microsoft Bookings. Nothing is requested from that host until a visitor opens it.',
  schema: z.strictObject({
    kicker,
    heading: heading.optional(),
    intro,
    url: z.string().max(2500).meta({
      description:
        'Address as you copy it: `https://cal.com/…`, `https://calendly.com/…`, `https://www.openstreetmap.org/#map=…`; for Google Maps the one under Share, Embed a map.',
    }),
    title: text('Title of the frame, for screen readers.'),
    image: Picture.optional().meta({
      description: 'Picture shown until it is opened. Default: one is drawn.',
    }),
  }),
  sample: {
    heading: 'Choose a time',
    intro: 'The first visit takes 45 minutes.',
    url: 'https://cal.com/ortega-daughters/first-visit',
    title: 'Free times for a first visit',
  },
  Component({ block, page, site, tone, nth }) {
    const shown = embedOf(block.url, ['map', 'booking']);
    return (
      shown && (
        <EmbedSection block={block} tone={tone}>
          <Facade
            embed={shown}
            title={block.title}
            shape={embedShape(block)}
            poster={block.image}
            noteId={`embed-note-${nth}`}
            page={page}
            site={site}
          />
        </EmbedSection>
      )
    );
  },
});
