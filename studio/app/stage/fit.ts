/** Which widths of the page are shown. */
export type StageView = 'phone' | 'both' | 'desktop';

/** A frame on the stage. */
export interface FrameFit {
  name: 'Phone' | 'Desktop';
  /** As the page sees it, in CSS pixels of the page. */
  width: number;
  height: number;
  scale: number;
}

const PHONE = 390;
const DESKTOP = 1280;

/** Between two frames, in CSS pixels. */
export const GAP = 24;

/** Part of the stage that the phone takes beside the desktop: more than its share, as its text is as small. */
const PHONE_SHARE = 0.32;

/** A page is never shown as on a screen lower than this, in CSS pixels of the page. */
const LEAST_HEIGHT = 480;

function frame(name: FrameFit['name'], width: number, space: number, height: number): FrameFit {
  const scale = Math.min(1, space / width);
  return { name, width, height: Math.max(LEAST_HEIGHT, Math.round(height / scale)), scale };
}

/**
 * How frames stand on the stage, from the left.
 *
 * @param width of the stage, without its edges, and `height`: in CSS pixels of the studio.
 */
export function fitFrames(view: StageView, width: number, height: number): FrameFit[] {
  if (width <= 0 || height <= 0) return [];
  if (view === 'phone') return [frame('Phone', PHONE, width, height)];
  if (view === 'desktop') return [frame('Desktop', DESKTOP, width, height)];
  const phone = Math.min(PHONE, Math.round((width - GAP) * PHONE_SHARE));
  return [
    frame('Phone', PHONE, phone, height),
    frame('Desktop', DESKTOP, width - GAP - phone, height),
  ];
}
