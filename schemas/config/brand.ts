import { z } from 'zod';
import { control } from '../forms/control.ts';
import { Picture } from '../picture.ts';
import { text } from '../text.ts';

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

function color(description: string) {
  return z
    .string()
    .regex(HEX, 'must be a color such as `"#0b6e4f"` or `"#abc"`')
    .meta({ description, ...control('color') });
}

function font(description: string) {
  return z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be the name of a fontsource package, such as public-sans',
    )
    .meta({
      description: `${description} Name of an installed fontsource package, such as \`public-sans\`.`,
    });
}

const BrandColors = z
  .strictObject({
    action: color('Background of buttons and of urgent lines.').optional(),
    surface: color('Light background that pages stand on.').optional(),
    ink: color('Headings and whatever else is read first.').optional(),
    deep: color('Dark background of first screens and closing bands.').optional(),
  })
  .meta({ description: 'Colors of individual roles, instead of those derived from `color`.' });

/** The look of a site as data: colors, corners and ornament (docs/product.md, "Configuration"). */
export const Brand = z
  .strictObject({
    color: color('The color of the brand: every other is derived from it.'),
    colors: BrandColors.optional(),
    fonts: z
      .strictObject({
        display: font('Font of headings.').optional(),
        text: font('Font of everything else.').optional(),
      })
      .optional()
      .meta({ description: 'Fonts, by the names of installed fontsource packages.' }),
    logo: z
      .strictObject({
        src: Picture.shape.src,
        alt: text('Text alternative of the logo.'),
      })
      .optional()
      .meta({
        description:
          'Logo of the header and footer. Default: a drawn mark with the initials, and the name.',
      }),
    corners: z
      .enum(['square', 'soft', 'round'])
      .optional()
      .meta({ description: 'Corners of buttons, fields and cards. Default: `soft`.' }),
    ornament: z.enum(['guilloche', 'dots', 'grid', 'waves', 'none']).optional().meta({
      description:
        'Ornament of first screens and closing sections. A landing’s own `backgroundPattern` overrides it. Default: `guilloche`.',
    }),
  })
  .meta({ description: 'Look of the site. Default: the engine’s own colors.' });

export type Brand = z.infer<typeof Brand>;
export type BrandColors = z.infer<typeof BrandColors>;
