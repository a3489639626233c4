/** A way to cut a picture, and how wide pages show it. */
export interface PictureCut {
  /** Media condition for which it is; the last cut has none. */
  media?: string;
  /** Width to height; without it the whole picture is shown. */
  ratio?: readonly [width: number, height: number];
  /** Widths in pixels that it is made in. */
  widths: readonly number[];
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** Below this width in pixels the picture looks blurred in its place. */
  leastWidth: number;
}

/** How a kind of place shows its pictures: cuts for narrow windows first. */
export type PictureLayout = readonly [PictureCut, ...PictureCut[]];

/** Under the words, as wide as they are. */
const ON_PHONES = {
  media: '(width < 58rem)',
  ratio: [4, 3],
  widths: [400, 640, 800, 1200],
  sizes: '92vw',
  leastWidth: 400,
} as const satisfies PictureCut;

const POSTER_WIDTHS = [480, 800, 1280, 1680] as const;
const POSTER_SIZES = '(width >= 76rem) 70rem, 92vw';

/** The places that a picture can have on a page. */
export const PICTURE_LAYOUTS = {
  /** Behind the first screen: a band over the words on phones, the half beside them on wide windows. */
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
  /** A person or a place beside the words about them. */
  beside: [
    ON_PHONES,
    {
      ratio: [4, 5],
      widths: [480, 720, 960],
      sizes: '(width >= 76rem) 32rem, 42vw',
      leastWidth: 480,
    },
  ],
  /** Over the whole width of the text. */
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
  /** Uncut, as large as the window, once somebody asks for it. */
  whole: [
    {
      widths: [640, 1280, 1920],
      sizes: '(width >= 70rem) 68rem, 96vw',
      leastWidth: 640,
    },
  ],
  /** In the place of a video or a map until it is opened. */
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
  /** In the place of a calendar, 46rem high at any width: the sizes are those of a picture that covers it. */
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
  /** A person of a team: beside the words on phones, over them on wide windows. */
  portrait: [
    {
      ratio: [4, 5],
      widths: [208, 320, 480, 720],
      sizes: '(width >= 76rem) 23rem, (width >= 58rem) 30vw, (width >= 40rem) 45vw, 6.5rem',
      leastWidth: 320,
    },
  ],
  /** A logo among others, whole. */
  logo: [{ widths: [176, 352], sizes: '11rem', leastWidth: 100 }],
  /** The face of somebody who is quoted. */
  face: [{ ratio: [1, 1], widths: [64, 128, 192], sizes: '4rem', leastWidth: 64 }],
} as const satisfies Record<string, PictureLayout>;

export type PicturePlace = keyof typeof PICTURE_LAYOUTS;
