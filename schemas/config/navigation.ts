import { z } from 'zod';
import { control } from '../forms/control.ts';
import { LinkTarget } from '../link-target.ts';
import { localized } from '../localized.ts';
import { SitePath } from '../slug.ts';
import { text } from '../text.ts';

const label = localized(text('A label.'), 'What the link or menu is called.');

const NavigationLink = z
  .strictObject({
    label,
    href: localized(
      LinkTarget,
      'Where the link leads. A language without its own page leads to that of the first language.',
    ),
  })
  .meta({ description: 'A link.' });

const items = z.array(NavigationLink).min(1).meta({ description: 'Links, in order.' });

const NavigationMenu = z.strictObject({ label, items }).meta({ description: 'A menu of links.' });

const NavigationList = z
  .strictObject({ heading: localized(text('A heading.'), 'Heading over the links.'), items })
  .meta({ description: 'Links under a heading.' });

/** Header menus and footer lists, on every page (docs/product.md, "Frame"). */
export const Navigation = z
  .strictObject({
    header: z
      .array(z.union([NavigationLink, NavigationMenu]))
      .optional()
      .meta({ description: 'Links, and menus of links, in any order.', ...control('menu') }),
    footer: z
      .array(NavigationList)
      .optional()
      .meta({ description: 'Lists of links, each with its heading.', ...control('menu') }),
    action: NavigationLink.optional().meta({
      description:
        'Main call to action: the button of the header, such as `{ label: Get a quote, href: /contact }`. Default: book, call or write.',
    }),
    contact: localized(
      SitePath,
      'Page with the ways to book, to which booking buttons lead without scripts. Default: `/contact`.',
    ).optional(),
    privacy: localized(
      SitePath,
      'Page about privacy, to which the question for consent leads. Default: `/privacy`.',
    ).optional(),
  })
  .meta({ description: 'Menus of the header and lists of the footer.' });

export type Navigation = z.infer<typeof Navigation>;
export type NavigationLink = z.infer<typeof NavigationLink>;
export type NavigationList = z.infer<typeof NavigationList>;
