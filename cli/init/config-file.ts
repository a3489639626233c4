import { ENGINE_PLACES, USUAL_PLACES } from '../../renderer/context/engine-places.ts';
import type { WEEKDAYS } from '../../schemas/config/site-business.ts';
import type { Business } from './business.ts';
import type { Country } from './countries.ts';
import { fitted } from './fitted.ts';
import { quoted } from './quoted.ts';
import type { Family } from './site-texts.ts';

type Day = (typeof WEEKDAYS)[number];

const WORKDAYS: Day[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** Typical hours of a trade: days, opening and closing time. */
const HOURS: Record<Family, [Day[], string, string][]> = {
  trade: [[WORKDAYS, '07:30', '17:00']],
  food: [
    [['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '08:00', '18:00'],
    [['Saturday', 'Sunday'], '09:00', '17:00'],
  ],
  health: [
    [['Monday', 'Tuesday', 'Thursday'], '08:00', '18:00'],
    [['Wednesday', 'Friday'], '08:00', '13:00'],
  ],
  counsel: [[WORKDAYS, '09:00', '17:00']],
  care: [[['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], '09:00', '18:00']],
  shop: [
    [WORKDAYS, '10:00', '18:30'],
    [['Saturday'], '10:00', '16:00'],
  ],
  general: [[WORKDAYS, '09:00', '17:00']],
};

const ORNAMENTS: Record<Family, 'dots' | 'grid' | 'waves'> = {
  trade: 'grid',
  food: 'dots',
  health: 'waves',
  counsel: 'grid',
  care: 'waves',
  shop: 'dots',
  general: 'dots',
};

function addressLines({ street, locality, region, postalCode, countryCode }: Business): string[] {
  const lines: [string, string | undefined][] = [
    ['street', street],
    ['locality', locality],
    ['region', region],
    ['postalCode', postalCode],
    ['country', countryCode],
  ];
  return lines.flatMap(([key, value]) =>
    value === undefined ? [] : `    ${key}: ${key === 'country' ? value : quoted(value)}`,
  );
}

function hourLines(family: Family): string[] {
  return HOURS[family].flatMap(([days, opens, closes]) => [
    `      - days: [${days.join(', ')}]`,
    `        opens: "${opens}"`,
    `        closes: "${closes}"`,
  ]);
}

/** A menu link on one line. */
function link(label: string, href: string): string {
  return `{ label: ${quoted(label)}, href: ${href} }`;
}

/** Trades that visit their customers: their landing is about a service at the customer's place. */
const VISITING = new Set<Family>(['trade', 'general']);

function navigationLines({ texts, family, country }: Business): string[] {
  const { menu, footer, landings, families, slugs } = texts;
  const isVisiting = VISITING.has(family);
  const service = link(isVisiting ? menu.service : menu.visit, `/${landings.service.slug}`);
  const offer = link(menu.offer, `/${landings.offer.slug}`);
  const event = link(menu.event, `/${landings.event.slug}`);
  const about = link(menu.about, `/${slugs.about}`);
  const contact = link(menu.contact, `/${slugs.contact}`);
  const legal = [
    link(menu.privacy, `/${slugs.privacy}`),
    ...(country.hasImprint ? [link(menu.imprint, `/${slugs.imprint}`)] : []),
  ];
  const lists: [string, string[]][] = [
    [footer.pages, [service, about, contact]],
    [footer.current, [offer, event]],
    [footer.legal, legal],
  ];
  return [
    'navigation:',
    '  header:',
    ...(isVisiting ? [service, offer] : [offer, event]).map((one) => `    - ${one}`),
    `    - ${about}`,
    `    - ${contact}`,
    '  footer:',
    ...lists.flatMap(([heading, links]) => [
      `    - heading: ${quoted(heading)}`,
      '      items:',
      ...links.map((one) => `        - ${one}`),
    ]),
    '  # The main button of every page.',
    `  action: ${link(families[family].action, `/${slugs.contact}`)}`,
    ...placeLines(slugs),
  ];
}

/** Where the engine finds the pages that it links to itself, unless they are where it looks for them. */
function placeLines(slugs: Business['texts']['slugs']): string[] {
  const named = ENGINE_PLACES.filter((place) => USUAL_PLACES[place] !== `/${slugs[place]}`);
  if (named.length === 0) return [];
  return [
    '  # Where booking buttons lead without scripts, and the question whether visits may be counted.',
    ...named.map((place) => `  ${place}: /${slugs[place]}`),
  ];
}

/** Additional facts for an imprint, as the business's own. */
function imprintLines({ country, texts }: Business): string[] {
  if (!country.hasImprint) return [];
  const facts = Object.entries(texts.imprint);
  return ['', 'imprint:', ...facts.map(([name, value]) => `  ${name}: ${quoted(value)}`)];
}

/** The other time zone of the state, which is no less likely where a town is unknown. */
function zoneComment({ otherZone }: Country): string {
  return otherZone ? ` # ${otherZone.zone} in ${otherZone.where}` : '';
}

/** The `site.config.yaml` of a new site. */
export function configFile(business: Business): string {
  const { name, type, phone, email, url, family, country, language, texts } = business;
  return `${[
    '# yaml-language-server: $schema=.touchdown/schemas/site-config.schema.json',
    '# All facts of the business. Texts refer to a fact by its name, such as {business.phone}.',
    '# Texts calculate with numbers as well: {fees.visit + 2 * fees.copy}.',
    '# The values listed under sampleData are invented: replace them with your own.',
    '',
    'site:',
    `  url: ${url}`,
    '  name: "{business.name}"',
    `  title: ${quoted(fitted(texts.title, 'title', business))}`,
    `  description: ${quoted(fitted(texts.description, 'description', business))}`,
    '',
    `languages: [${language}]`,
    '',
    'business:',
    `  name: ${quoted(name)}`,
    `  type: ${type} # a type below schema.org/LocalBusiness or schema.org/Organization`,
    `  tagline: ${quoted(texts.families[family].tagline)}`,
    `  serving: ${quoted(texts.serving)}`,
    `  phone: ${quoted(phone)}`,
    `  email: ${quoted(email)}`,
    '  address:',
    ...addressLines(business),
    '  hours:',
    '    week:',
    ...hourLines(family),
    `  timeZone: ${country.timeZone}${zoneComment(country)}`,
    `  currency: ${country.currency}`,
    ...imprintLines(business),
    '',
    'brand:',
    '  # All other colors are derived from this one.',
    `  color: ${quoted(business.color)}`,
    '  corners: soft # square, soft or round',
    `  ornament: ${ORNAMENTS[family]} # dots, grid, waves or none`,
    '',
    ...navigationLines(business),
    '',
    '# Invented testimonials, marked as samples on the pages.',
    'samples:',
    '  voices: pages/index/page.yaml and the files in landings/',
    '',
    '# With booking: true, the main button opens a booking form instead of the page it links to.',
    'features:',
    '  booking: false',
    '',
    'integrations:',
    '  # Where the contact form is sent. If empty, the form opens the visitor’s own mail program.',
    '  contactWebhook: ""',
    '  # Where the booking form is sent.',
    '  bookingWebhook: ""',
    '',
    '# Invented values. Remove a name once its value is real; `npx touchdown lint --production` reports those that are left.',
    'sampleData:',
    ...business.sampleData.map((fact) => `  - ${fact}`),
  ].join('\n')}\n`;
}
