import { z } from 'zod';
import iconNames from './icon-names.json' with { type: 'json' };

/**
 * Every icon name of the installed icon package in kebab-case, its older aliases included.
 * The list is generated (`npm run schema`) so that editors can complete it.
 */
export const ICON_NAMES: readonly string[] = iconNames;

const known = new Set(ICON_NAMES);

export const IconName = z
  .string()
  .refine((name) => known.has(name), 'is not the name of an icon')
  .meta({
    description:
      'Lucide icon in kebab-case: `shield`, `star`, `clock`, `users`, `scale` … See lucide.dev/icons.',
    enum: [...ICON_NAMES],
  });
