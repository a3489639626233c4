import { z } from 'zod';
import { control } from './forms/control.ts';
import iconNames from './icon-names.json' with { type: 'json' };

/**
 * Every icon name of the installed icon package in kebab-case, including older aliases. The list is generated (`npm run
 * schema`) so that editors can complete it.
 */
export const ICON_NAMES: readonly string[] = iconNames;

export const IconName = z.enum(iconNames).meta({
  // Has an id, so that JSON Schemas contain the long list only once.
  id: 'icon',
  ...control('icon'),
  description:
    'Lucide icon in kebab-case: `shield`, `star`, `clock`, `users`, `scale` … See lucide.dev/icons.',
});
