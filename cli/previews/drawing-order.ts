import type { PictureFonts } from './picture-fonts.ts';
import type { PreviewCard } from './preview-card.ts';
import type { ThemeLooks } from './theme-look.ts';

/** Input of the process that draws preview pictures, as JSON. */
export interface DrawingOrder {
  tasks: { file: string; card: PreviewCard }[];
  looks: ThemeLooks;
  fonts: PictureFonts;
}
