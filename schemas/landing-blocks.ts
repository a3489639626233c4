import { z } from 'zod';
import { IconName } from './icon-name.ts';
import { LinkTarget } from './link-target.ts';
import { text, textList } from './text.ts';

const heading = text('Heading of the block.');
const intro = text('One or two sentences under the heading.').optional();

const DocumentGroup = z
  .strictObject({
    title: text('Name of the group, such as `Court papers`.'),
    items: textList(1, 'Papers of the group.', 'One kind of paper.'),
  })
  .meta({ description: 'Papers that belong together.' });

const Documents = z
  .strictObject({
    heading,
    intro,
    groups: z.array(DocumentGroup).min(2).max(6).meta({ description: 'Two to six groups.' }),
  })
  .meta({ description: 'Which papers are signed, in groups.' });

const Situation = z
  .strictObject({
    icon: IconName,
    title: text('The situation in a few words.'),
    text: text('What the notary does in it.'),
  })
  .meta({ description: 'One situation.' });

const Situations = z
  .strictObject({
    heading,
    intro,
    items: z.array(Situation).min(2).max(8).meta({ description: 'Two to eight situations.' }),
  })
  .meta({ description: 'Situations in which people call.' });

const OfferedService = z
  .strictObject({
    icon: IconName,
    title: text('Name of the service.'),
    text: text('What is signed and where.'),
    href: LinkTarget.optional().meta({ description: 'Page that tells more, such as `/lp`.' }),
  })
  .meta({ description: 'One service.' });

const Services = z
  .strictObject({
    heading,
    intro,
    items: z.array(OfferedService).min(2).max(8).meta({ description: 'Two to eight services.' }),
  })
  .meta({ description: 'A grid of services.' });

const Slot = z
  .strictObject({
    name: text('Name of the slot, such as `Weekday evenings`.'),
    hours: text('Its hours, such as `6 PM to 10 PM`.'),
    note: text('Who it suits, or what it costs.').optional(),
  })
  .meta({ description: 'One slot.' });

const Schedule = z
  .strictObject({
    heading,
    intro,
    slots: z.array(Slot).min(2).max(6).meta({ description: 'Two to six slots.' }),
  })
  .meta({ description: 'Hours that can be booked.' });

const Place = z
  .strictObject({
    title: text('Kind of place, such as `Hospital room`.'),
    text: text('How a signing there goes.'),
  })
  .meta({ description: 'One place.' });

const Places = z
  .strictObject({
    heading,
    intro,
    items: z.array(Place).min(2).max(8).meta({ description: 'Two to eight places.' }),
  })
  .meta({ description: 'Where people meet the notary.' });

const Question = z
  .strictObject({
    question: text('The question as a visitor would ask it.'),
    answer: text('The answer in two or three sentences.'),
  })
  .meta({ description: 'A question and its answer.' });

const Questions = z
  .strictObject({
    heading,
    items: z.array(Question).min(2).max(10).meta({ description: 'Two to ten questions.' }),
  })
  .meta({ description: 'Questions as an accordion, the first one open.' });

const Note = z
  .strictObject({ heading, text: text('What has to be said plainly.') })
  .meta({ description: 'A limit or condition that visitors must not miss.' });

/**
 * Blocks that a landing may have besides the required ones (docs/product.md, "Landing pages").
 */
export const optionalBlocks = {
  documents: Documents.optional(),
  situations: Situations.optional(),
  services: Services.optional(),
  schedule: Schedule.optional(),
  places: Places.optional(),
  questions: Questions.optional(),
  note: Note.optional(),
};

export const OPTIONAL_BLOCKS = [
  'documents',
  'situations',
  'services',
  'schedule',
  'places',
  'questions',
  'note',
] as const satisfies readonly (keyof typeof optionalBlocks)[];

/** The sections between hero and closing call. */
export const MIDDLE_SECTIONS = [
  'problems',
  'guide',
  'plan',
  'success',
  'failure',
  ...OPTIONAL_BLOCKS,
] as const;

export type MiddleSection = (typeof MIDDLE_SECTIONS)[number];

export const SectionOrder = z
  .array(z.enum(MIDDLE_SECTIONS).meta({ description: 'A section between hero and closing call.' }))
  .min(1)
  .meta({
    description:
      'Sections between hero and closing call, in the order they are shown; others are left out. Default: the order of the theme.',
  });
