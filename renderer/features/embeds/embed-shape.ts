import { recognizeEmbed } from './recognize-embed.ts';

/** Width to height of the place of an embed; a calendar is as high as one needs. */
export type EmbedShape = 'wide' | 'classic' | 'square' | 'tall' | 'calendar';

interface EmbedBlock {
  /** Address as it was copied; a file of the site has none. */
  url?: string | undefined;
  /** As the file asks for it. */
  shape?: Exclude<EmbedShape, 'calendar'> | undefined;
}

/** The shape of a place: what the file asks for, or what is shown there needs. */
export function embedShape({ url, shape }: EmbedBlock): EmbedShape {
  if (shape !== undefined) return shape;
  const embed = url === undefined ? undefined : recognizeEmbed(url);
  if (embed?.kind === 'booking') return 'calendar';
  return embed?.isUpright ? 'tall' : 'wide';
}
