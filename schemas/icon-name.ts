import { z } from 'zod';
import { control } from './control.ts';
import iconNames from './icon-names.json' with { type: 'json' };

/**
 * Every icon name of the installed icon package in kebab-case, its older aliases included.
 * The list is generated (`npm run schema`) so that editors can complete it.
 */
export const ICON_NAMES: readonly string[] = iconNames;

export const IconName = z.enum(iconNames).meta({
  // Named, so that JSON Schemas hold the long list once.
  id: 'icon',
  ...control('icon'),
  description:
    'Lucide icon in kebab-case: `shield`, `star`, `clock`, `users`, `scale` … See lucide.dev/icons.',
});
