import { z } from 'zod';
import { Brand } from './brand.ts';
import { endpoint } from './endpoint.ts';
import { Hsts } from './hsts.ts';
import { Language } from './language.ts';
import { Navigation } from './navigation.ts';
import { Analytics } from './site-analytics.ts';
import { ServiceArea } from './site-area.ts';
import { Business, Credentials, Response } from './site-business.ts';
import { Fees, Figures, TimeBands } from './site-money.ts';
import { text } from './text.ts';

const Site = z
  .strictObject({
    url: z
      .string()
      .refine(
        (value) =>
          URL.canParse(value) &&
          new URL(value).protocol === 'https:' &&
          new URL(value).pathname === '/',
        'must be an https:// address without a path',
      )
      .meta({ description: 'Public address of the site, such as `https://www.example.com`.' }),
    name: text('Name of the site in link previews.'),
    title: text('Title of pages whose address names no search.'),
    description: text('Description of pages whose address names no search.'),
    hsts: Hsts.optional(),
  })
  .meta({ description: 'The site as a whole.' });

const Integrations = z
  .strictObject({
    contactWebhook: endpoint('Where the contact form is sent.'),
    bookingWebhook: endpoint('Where bookings are sent.'),
    uploadEndpoint: endpoint('Where client uploads are sent.'),
    geocoder: endpoint('Nominatim-compatible base address; `/search` and `/reverse` are added.'),
    tiles: endpoint('Map tile template with `{z}`, `{x}` and `{y}`.'),
    contactMode: z
      .enum(['opaque', 'cors'])
      .optional()
      .meta({ description: 'What counts as delivered: `opaque` any answer, `cors` a 2xx answer.' }),
  })
  .meta({ description: 'Outside addresses that pages talk to.' });

/** As `touchdown admin-token` prints it, or empty. */
const TOKEN_HASH = /^(?:pbkdf2-sha256:\d{1,8}:[\w-]{22}:[\w-]{43})?$/;

const Admin = z
  .strictObject({
    tokenHash: z
      .string()
      .regex(TOKEN_HASH, 'must be empty or a hash printed by `touchdown admin-token`')
      .optional()
      .meta({
        description:
          'Salted hash of the owner’s token, made by `touchdown admin-token`. Empty keeps the default token.',
      }),
  })
  .meta({ description: 'The owner’s area.' });

/** What every build writes itself, in whatever case. */
const WRITTEN_BY_BUILDS =
  /^(?:index\.html|404\.html|sitemap(?:-\d+)?\.xml|robots\.txt|page-registry\.json|_headers|_redirects|assets|previews)\/?$/i;

/** Steps of a path without patterns, separators of other systems and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const STEPS = /^[^/\\*?[\]{}:"<>|\u0000-\u001f]+(?:\/[^/\\*?[\]{}:"<>|\u0000-\u001f]+)*\/?$/;

const KeptName = z
  .string()
  .refine(
    (value) => STEPS.test(value) && !value.split('/').some((step) => /^\.{1,2}$/.test(step)),
    'must be the name of a file or folder in the output folder, such as `CNAME` or `.well-known`, without patterns',
  )
  .refine((value) => !WRITTEN_BY_BUILDS.test(value), 'must not be what every build writes itself');

const KnownConflict = z
  .strictObject({
    topic: text('What the readings disagree about.'),
    readings: z
      .array(text('Name of a fact, such as `fees.travel`, or a figure in words.'))
      .min(2)
      .meta({ description: 'The facts that disagree.' }),
    pages: z
      .array(text('A path, or `*` for header and footer, which every page has.'))
      .min(1)
      .meta({ description: 'Pages that show one of them.' }),
  })
  .meta({ description: 'Two readings of one fact that both stay on their pages.' });

/**
 * `site.config.yaml`: every business fact once, and every outside address (docs/product.md,
 * "Configuration").
 */
export const SiteConfig = z
  .strictObject({
    site: Site,
    languages: z
      .array(Language)
      .min(1)
      .refine((tags) => new Set(tags).size === tags.length, 'must not name a language twice')
      .optional()
      .meta({ description: 'Languages of the site, the main one first. Default: `[en]`.' }),
    brand: Brand.optional(),
    business: Business,
    credentials: Credentials,
    fees: Fees,
    timeBands: TimeBands,
    area: ServiceArea,
    response: Response,
    figures: Figures,
    navigation: Navigation.optional(),
    integrations: Integrations,
    analytics: Analytics,
    admin: Admin,
    keep: z.array(KeptName).optional().meta({
      description:
        'Files and folders in the output folder that no build writes and none removes, such as `CNAME`. `.git` always stays.',
    }),
    knownConflicts: z
      .array(KnownConflict)
      .meta({ description: 'Readings that disagree on purpose.' }),
    sampleData: z
      .array(text('Name of a fact, such as `business.phone`.'))
      .meta({ description: 'Invented values; `lint --production` fails until the list is empty.' }),
  })
  .meta({ title: 'Site configuration', description: 'Every business fact, once.' });

export type SiteConfig = z.infer<typeof SiteConfig>;
