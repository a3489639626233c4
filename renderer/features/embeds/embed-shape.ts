import { recognizeEmbed } from './recognize-embed.ts';

/** Aspect ratio of an embed; a calendar is as tall as it needs to be. */
export type EmbedShape = 'wide' | 'classic' | 'square' | 'tall' | 'calendar';

interface EmbedBlock {
  /** Address as copied; missing for a file of the site. */
  url?: string | undefined;
  /** As requested in the file. */
  shape?: Exclude<EmbedShape, 'calendar'> | undefined;
}

/** The shape of an embed: as requested in the file, or as its content requires. */
export function embedShape({ url, shape }: EmbedBlock): EmbedShape {
  if (shape !== undefined) return shape;
  const embed = url === undefined ? undefined : recognizeEmbed(url);
  if (embed?.kind === 'booking') return 'calendar';
  return embed?.isUpright ? 'tall' : 'wide';
}
