import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';

/**
 * A link with its words.
 *
 * @param description what it leads to.
 */
export function namedLink(description: string) {
  return z
    .strictObject({ label: text('Words of the link.'), href: LinkTarget })
    .meta({ description });
}
