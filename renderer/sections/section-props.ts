import type { Page } from '../../schemas/page.ts';
import type { Words } from '../../schemas/words.ts';
import type { Tone } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';

/** Headings of the sections that have none in their own block. */
export type Headings = Words['headings'];

/** What a section is given, on a landing and on a hand-written page alike. */
export interface SectionProps<Block> {
  /** What its file says. */
  block: Block;
  page: Page;
  site: Site;
  /** Look of the page. */
  design: ThemeDesign;
  headings: Headings;
  /** Colour that it stands on. */
  tone: Tone;
  /** Which of its kind on the page, counted from 1: what has an id needs one of its own. */
  nth: number;
  /** What the page's main button says, if it says something of its own. */
  actionLabel?: string | undefined;
  /** Text that a chat from the page begins with. */
  chatMessage: string;
}
