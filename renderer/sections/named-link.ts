import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';

/**
 * A link with its text.
 *
 * @param description of its target.
 */
export function namedLink(description: string) {
  return z
    .strictObject({ label: text('Text of the link.'), href: LinkTarget })
    .meta({ description });
}
