import { z } from 'zod';
import { endpoint } from '../forms/endpoint.ts';
import { Forms } from '../forms/form.ts';
import { Language } from '../language.ts';
import { Redirects } from '../redirect.ts';
import { text } from '../text.ts';
import { BookingChoices } from './booking-choices.ts';
import { Brand } from './brand.ts';
import { Budget } from './budget.ts';
import { Hsts } from './hsts.ts';
import { LintSettings } from './lint-settings.ts';
import { Navigation } from './navigation.ts';
import { type OwnFacts, OwnGroup, OwnValue } from './own-facts.ts';
import { Analytics } from './site-analytics.ts';
import { Business, withEngineCodes } from './site-business.ts';

const Site = z
  .strictObject({
    url: z
      .string()
      .refine(
        (value) =>
          // Parsers of addresses forgive a missing slash; search engines that read the canonical link may not.
          /^https:\/\/[^/]/i.test(value) && URL.canParse(value) && new URL(value).pathname === '/',
        'must be an https:// address without a path',
      )
      .meta({ description: 'Public address of the site, such as `https://www.example.com`.' }),
    name: text('Name of the site in link previews.'),
    title: text('Default title, for addresses without search words.'),
    description: text('Default description, for addresses without search words.'),
    hsts: Hsts.optional(),
  })
  .meta({ description: 'The site as a whole.' });

const Integrations = z
  .strictObject({
    contactWebhook: endpoint('Where the contact form is sent.'),
    bookingWebhook: endpoint('Where bookings are sent.'),
    uploadEndpoint: endpoint('Where client uploads are sent.'),
    geocoder: endpoint(
      'Nominatim-compatible base address; `/search` and `/reverse` are added.',
    ).refine(
      (base) => !/\/(?:search|reverse)\/?(?:\?.*)?$/.test(base ?? ''),
      'must be the base address: /search and /reverse are added to it',
    ),
    tiles: endpoint('Map tile template with `{z}`, `{x}` and `{y}`.').refine(
      (template) => !template || ['{z}', '{x}', '{y}'].every((part) => template.includes(part)),
      'must contain {z}, {x} and {y}, the zoom and the place of a tile',
    ),
    endpoints: z
      .record(
        z
          .string()
          .regex(
            /^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/,
            'must be a short name such as newsletter',
          ),
        endpoint('Where forms that name it are sent.').unwrap(),
      )
      .optional()
      .meta({
        description: 'Additional addresses that forms are sent to, by the name used as `endpoint`.',
      }),
    contactMode: z.enum(['opaque', 'cors']).optional().meta({
      description: 'What counts as delivered: `opaque` any response, `cors` a 2xx response.',
    }),
  })
  .meta({ description: 'External services that pages use.' });

/** As printed by `touchdown admin-token`, or empty. */
const TOKEN_HASH = /^(?:pbkdf2-sha256:\d{1,8}:[\w-]{22}:[\w-]{43})?$/;

const Admin = z
  .strictObject({
    tokenHash: z
      .string()
      .regex(TOKEN_HASH, 'must be empty or a hash printed by `touchdown admin-token`')
      .optional()
      .meta({
        description:
          'Salted hash of the owner’s token, created by `touchdown admin-token`. If empty, the default token applies.',
      }),
  })
  .meta({ description: 'The owner’s area.' });

/** Files and folders that every build writes, in any letter case. */
const WRITTEN_BY_BUILDS =
  /^(?:index\.html|404\.html|sitemap(?:-\d+)?\.xml|robots\.txt|favicon\.svg|site\.webmanifest|page-registry\.json|build-manifest\.json|_headers|_redirects|assets|previews)\/?$/i;

/** Path segments without patterns, separators of other systems and control characters. */
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
    topic: text('What the values disagree about.'),
    readings: z
      .array(text('Name of a fact, such as `fees.travel`, or a figure in words.'))
      .min(2)
      .meta({ description: 'The facts that disagree.' }),
    pages: z
      .array(text('A path, or `*` for header and footer.'))
      .min(1)
      .meta({ description: 'Pages that show one of them.' }),
  })
  .meta({ description: 'Conflicting values of one fact that are kept on purpose.' });

/** Engine features of a site. */
const Features = z
  .strictObject({
    booking: z.union([z.boolean(), BookingChoices]).optional().meta({
      description:
        'Booking buttons open a form: `true`, or its fields, `{ services: […], timeSlots: […], address: true }`. Default: on, if the site has a form of its own.',
    }),
    calculator: z.boolean().optional().meta({
      description:
        'The price calculator. Requires a price rule in the code of the site. Default: on, if there is one.',
    }),
    upload: z.boolean().optional().meta({
      description:
        'The portal at `/client` where clients with a link upload files, sent to `integrations.uploadEndpoint`. Default: off.',
    }),
    map: z.boolean().optional().meta({
      description: 'The interactive map. Default: on, if `integrations.tiles` is set.',
    }),
    admin: z.boolean().optional().meta({
      description:
        'The owner’s area at `/admin`, and its sign-in page at `/admin-login`. Default: off.',
    }),
  })
  .meta({ description: 'Optional features of the site.' });

/** The engine's own keys of `site.config.yaml`. */
const core = {
  site: Site,
  languages: z
    .array(Language)
    .min(1)
    .refine((tags) => new Set(tags).size === tags.length, 'must not name a language twice')
    .optional()
    .meta({ description: 'Languages of the site, the main one first. Default: `[en]`.' }),
  brand: Brand.optional(),
  business: Business,
  features: Features.optional(),
  navigation: Navigation.optional(),
  integrations: Integrations.default({}),
  forms: Forms.optional(),
  redirects: Redirects.optional(),
  spelling: z.array(text('A word.')).optional().meta({
    description: 'Words that the rule `copy/spelling` should accept, such as technical terms.',
  }),
  analytics: Analytics.default({}),
  admin: Admin.default({}),
  lint: LintSettings.optional(),
  budget: Budget.optional(),
  keep: z.array(KeptName).optional().meta({
    description:
      'Your own files and folders in the output folder, which builds keep, such as `CNAME`. `.git` is always kept.',
  }),
  knownConflicts: z.array(KnownConflict).default([]).meta({
    description: 'Facts that contradict each other on purpose, so that `lint` accepts them.',
  }),
  sampleData: z
    .array(
      text('Name of a fact or a group of facts, such as `business.phone` or `business.hours`.'),
    )
    .default([])
    .meta({
      description:
        'Facts whose values are still invented; `lint --production` fails until the list is empty.',
    }),
};

const CoreConfig = z.strictObject(core);

/** Names of the engine's own keys; any other key is a group of facts of the business. */
export const CORE_KEYS: ReadonlySet<string> = new Set(Object.keys(core));

/** The parsed `site.config.yaml`: every business fact once, and every external address. */
export type SiteConfig = z.infer<typeof CoreConfig> & OwnFacts;

const WHO = 'Name, contact details, place and opening hours of the business.';

const meta = { title: 'Site configuration', description: 'Every business fact, once.' };

/**
 * The schema of `site.config.yaml` (docs/product.md, "Configuration").
 *
 * @param facts the business's own facts: an object of groups, in which `business` holds additional keys of the engine's
 * group of that name. Without it, any groups with any values are accepted.
 */
export function siteConfigSchema(facts?: z.ZodObject): z.ZodObject {
  if (!facts) {
    const { hours } = Business.shape;
    const business = Business.extend({
      hours: hours.unwrap().catchall(OwnValue).optional().meta({ description: hours.description }),
    })
      .catchall(OwnValue)
      .meta({ description: WHO });
    return z
      .object({ ...core, business })
      .catchall(OwnGroup)
      .meta(meta);
  }
  const { business: further, ...groups } = facts.shape as Record<string, z.ZodType>;
  const own = further && 'shape' in further ? (further as z.ZodObject).shape : {};
  const business = Business.extend(withEngineCodes(own)).meta({ description: WHO });
  return z.strictObject({ ...core, business, ...groups }).meta(meta);
}
