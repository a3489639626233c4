import { z } from 'zod';
import { FeeReading } from './fee-reading.ts';
import { IconName } from './icon-name.ts';
import { optionalBlocks, SectionOrder } from './landing-blocks.ts';
import { Headings } from './landing-headings.ts';
import { Language } from './language.ts';
import { entryOptions } from './registry-entry.ts';
import { Seo } from './seo.ts';
import { slug } from './slug.ts';
import { text, textList } from './text.ts';
import { Theme } from './theme.ts';

/** Ornaments that a hero can carry behind its text (docs/product.md, "Landing files"). */
export const BACKGROUND_PATTERNS = ['dots', 'grid', 'waves', 'guilloche', 'none'] as const;

/** Most characters of the banner's `className`. */
export const MOST_CLASS_CHARACTERS = 400;

const UrgencyBanner = z
  .strictObject({
    text: text('The line itself, short enough for one row on a phone.'),
    className: z
      .string()
      .max(MOST_CLASS_CHARACTERS)
      .meta({ description: 'Tailwind utility classes, such as `bg-red-600 animate-pulse`.' }),
  })
  .meta({ description: 'The coloured line above the hero.' });

const Hero = z
  .strictObject({
    problem: text('The visitor’s situation in a few words, above the headline.'),
    headline: text('The promise, the page’s only first-level heading.'),
    subheadline: text('One or two sentences that make the promise concrete.'),
    urgencyBanner: UrgencyBanner,
    backgroundPattern: z
      .enum(BACKGROUND_PATTERNS)
      .meta({ description: 'Ornament behind the headline.' }),
  })
  .meta({ description: 'The first screen.' });

const Problems = z
  .strictObject({
    external: text('What stands in the way outside: offices, hours, distance.'),
    internal: text('What it feels like.'),
    philosophical: text('Why it ought not to be like that.'),
  })
  .meta({ description: 'The problem on its three levels.' });

const Credential = z
  .strictObject({
    icon: IconName,
    stat: text('A figure or two words, such as `24/7`.'),
    description: text('What the figure stands for.'),
  })
  .meta({ description: 'One proof that the guide is able to help.' });

const Guide = z
  .strictObject({
    empathyStatement: text('A sentence showing that we know the situation.'),
    credentials: z.array(Credential).length(4).meta({ description: 'Exactly four credentials.' }),
  })
  .meta({ description: 'Who comes: empathy and authority.' });

const PlanStep = z
  .strictObject({
    number: z.int().min(1).max(3).meta({ description: 'Place in the plan: 1, 2 or 3.' }),
    title: text('What happens, in two to four words.'),
    description: text('What the visitor does or gets in this step.'),
  })
  .meta({ description: 'One step of the plan.' });

const Testimonial = z
  .strictObject({
    quote: text('The client’s words.'),
    author: text('Name as the client agreed to have it shown.'),
    location: text('Town or place.'),
    rating: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5.' }),
  })
  .meta({ description: 'What one client said.' });

const Success = z
  .strictObject({
    subtitle: text('Heading of the block: life after the signing.'),
    benefits: textList(2, 'What is better afterwards, two entries or more.', 'One benefit.'),
    testimonial: Testimonial,
  })
  .meta({ description: 'How it is once the papers are signed.' });

const Cta = z
  .strictObject({
    headline: text('Heading of the closing call.'),
    subheadline: text('The sentence under it.'),
    directCTA: text('Label of the booking button.'),
    transitionalCTA: text('Label of the chat button, for those not ready to book.'),
    guarantees: textList(2, 'What we promise, two entries or more.', 'One promise.'),
  })
  .meta({ description: 'The closing call to action.' });

const Page = z
  .strictObject({
    name: text('Name in the page registry. Default: the headline.').optional(),
    description: text('Description in the page registry. Default: the SEO description.').optional(),
    ogImage: z
      .boolean()
      .optional()
      .meta({ description: 'Draw a preview picture of its own instead of the theme’s.' }),
    ...entryOptions,
  })
  .meta({ description: 'Registry entry of the page; every key may be left out.' });

/** A landing file, `landings/<slug>.yaml` (docs/product.md, "Landing files"). */
export const Landing = z
  .strictObject({
    page: Page.optional(),
    language: Language.optional(),
    translationOf: slug('Slug of the landing that this one translates.').optional(),
    seo: Seo,
    theme: Theme.optional(),
    prices: FeeReading.optional(),
    hero: Hero,
    problems: Problems,
    guide: Guide,
    plan: z.array(PlanStep).length(3).meta({ description: 'Exactly three steps.' }),
    success: Success,
    failure: textList(
      2,
      'What happens if nothing is done, two entries or more.',
      'One consequence.',
    ),
    cta: Cta,
    whatsappMessage: text('Text that the chat button fills in.'),
    headings: Headings.optional(),
    sections: SectionOrder.optional(),
    ...optionalBlocks,
  })
  .meta({
    title: 'Landing page',
    description: 'One landing page. The file’s name is its address.',
  });

export type Landing = z.infer<typeof Landing>;
export type BackgroundPattern = Landing['hero']['backgroundPattern'];
