/** Widths at which the page is shown. */
export type StageView = 'phone' | 'both' | 'desktop';

/** A frame on the stage. */
export interface FrameFit {
  name: 'Phone' | 'Desktop';
  /** Viewport width, in CSS pixels of the page. */
  width: number;
  height: number;
  scale: number;
}

const PHONE = 390;
const DESKTOP = 1280;

/** Gap between two frames, in CSS pixels. */
export const GAP = 24;

/** Share of the stage for the phone beside the desktop: more than proportional, to keep its text as large. */
const PHONE_SHARE = 0.32;

/** Minimum viewport height of a page, in CSS pixels of the page. */
const LEAST_HEIGHT = 480;

function frame(name: FrameFit['name'], width: number, space: number, height: number): FrameFit {
  const scale = Math.min(1, space / width);
  return { name, width, height: Math.max(LEAST_HEIGHT, Math.round(height / scale)), scale };
}

/**
 * Positions of the frames on the stage, from the left.
 *
 * @param width of the stage without its padding, like `height` in CSS pixels of the studio.
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
