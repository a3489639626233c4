/** What an embed shows. */
export type EmbedKind = 'video' | 'map' | 'booking';

/** Something of another host that a page can show in a frame. */
export interface Embed {
  kind: EmbedKind;
  /** Who is asked once the frame opens, as visitors know the name. */
  provider: string;
  /** Address of the frame; its host is the only one that the page lets in. */
  frame: string;
  /** The same on the host's own page, for those without script. */
  page: string;
  /** True of a video that stands upright. */
  isUpright?: true;
}

/** Recognizes addresses of one host; undefined if it does not know one. */
export type Recognize = (address: URL) => Embed | undefined;

/** Host that a frame asks. */
export function frameHost({ frame }: Pick<Embed, 'frame'>): string {
  return new URL(frame).host;
}
