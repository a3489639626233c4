/** A crop of a picture, and the widths at which pages show it. */
export interface PictureCut {
  /** Media condition for the crop; the last one has none. */
  media?: string;
  /** Width to height; without it the whole picture is shown. */
  ratio?: readonly [width: number, height: number];
  /** Generated widths in pixels. */
  widths: readonly number[];
  /** Displayed width, as the value of the attribute `sizes`. */
  sizes: string;
  /** Below this width in pixels the picture looks blurred. */
  leastWidth: number;
}

/** The crops for a kind of place, those for narrow screens first. */
export type PictureLayout = readonly [PictureCut, ...PictureCut[]];

/** Below the text, at its width. */
const ON_PHONES = {
  media: '(width < 58rem)',
  ratio: [4, 3],
  widths: [400, 640, 800, 1200],
  sizes: '92vw',
  leastWidth: 400,
} as const satisfies PictureCut;

const POSTER_WIDTHS = [480, 800, 1280, 1680] as const;
const POSTER_SIZES = '(width >= 76rem) 70rem, 92vw';

/** The places a picture can have on a page. */
export const PICTURE_LAYOUTS = {
  /** Hero background: a band above the text on phones, the half beside it on wide screens. */
  hero: [
    {
      media: '(width < 58rem)',
      ratio: [2, 1],
      widths: [400, 640, 800, 1200],
      sizes: '100vw',
      leastWidth: 640,
    },
    {
      ratio: [1, 1],
      widths: [640, 800, 1000, 1400],
      sizes: '56vw',
      leastWidth: 640,
    },
  ],
  /** A person or a place beside a text. */
  beside: [
    ON_PHONES,
    {
      ratio: [4, 5],
      widths: [480, 720, 960],
      sizes: '(width >= 76rem) 32rem, 42vw',
      leastWidth: 480,
    },
  ],
  /** Over the full width of the text. */
  full: [
    ON_PHONES,
    {
      ratio: [16, 9],
      widths: [960, 1280, 1680, 2240],
      sizes: '(width >= 76rem) 70rem, 92vw',
      leastWidth: 960,
    },
  ],
  /** One of many in a grid. */
  tile: [
    {
      ratio: [4, 3],
      widths: [400, 640, 960],
      sizes: '(width >= 76rem) 23rem, (width >= 58rem) 30vw, (width >= 34rem) 45vw, 92vw',
      leastWidth: 400,
    },
  ],
  /** Uncropped, as large as the viewport, on demand. */
  whole: [
    {
      widths: [640, 1280, 1920],
      sizes: '(width >= 70rem) 68rem, 96vw',
      leastWidth: 640,
    },
  ],
  /** In place of a video or a map until it is opened. */
  'poster-wide': [{ ratio: [16, 9], widths: POSTER_WIDTHS, sizes: POSTER_SIZES, leastWidth: 640 }],
  'poster-classic': [
    { ratio: [4, 3], widths: POSTER_WIDTHS, sizes: POSTER_SIZES, leastWidth: 640 },
  ],
  'poster-square': [
    {
      ratio: [1, 1],
      widths: [400, 640, 1088],
      sizes: '(width >= 37rem) 34rem, 92vw',
      leastWidth: 400,
    },
  ],
  'poster-tall': [
    {
      ratio: [9, 16],
      widths: [360, 560, 736],
      sizes: '(width >= 25rem) 23rem, 92vw',
      leastWidth: 360,
    },
  ],
  /** In place of a calendar, 46rem high at any width: `sizes` is that of a picture covering it. */
  'poster-calendar': [
    {
      media: '(width < 34rem)',
      ratio: [2, 3],
      widths: [480, 800, 1200],
      sizes: '31rem',
      leastWidth: 480,
    },
    { ratio: [3, 2], widths: POSTER_WIDTHS, sizes: '70rem', leastWidth: 640 },
  ],
  /** A team member: beside the text on phones, above it on wide screens. */
  portrait: [
    {
      ratio: [4, 5],
      widths: [208, 320, 480, 720],
      sizes: '(width >= 76rem) 23rem, (width >= 58rem) 30vw, (width >= 40rem) 45vw, 6.5rem',
      leastWidth: 320,
    },
  ],
  /** A logo among others, uncropped. */
  logo: [{ widths: [176, 352], sizes: '11rem', leastWidth: 100 }],
  /** The face of a quoted person. */
  face: [{ ratio: [1, 1], widths: [64, 128, 192], sizes: '4rem', leastWidth: 64 }],
} as const satisfies Record<string, PictureLayout>;

export type PicturePlace = keyof typeof PICTURE_LAYOUTS;
