/** Kinds of embedded content. */
export type EmbedKind = 'video' | 'map' | 'booking';

/** Content of another host that a page can show in a frame. */
export interface Embed {
  kind: EmbedKind;
  /** The provider contacted once the frame opens, under its public name. */
  provider: string;
  /** Address of the frame; the policy of the page allows only its host. */
  frame: string;
  /** The same content on the host's own page, for visitors without scripts. */
  page: string;
  /** Set for a portrait video. */
  isUpright?: true;
}

/** Recognizes addresses of one host; returns undefined for all others. */
export type Recognize = (address: URL) => Embed | undefined;

/** Host of a frame. */
export function frameHost({ frame }: Pick<Embed, 'frame'>): string {
  return new URL(frame).host;
}
