import type { Page } from '../../schemas/page.ts';
import type { Words } from '../../schemas/words/words.ts';
import type { Tone } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';

/** Headings of sections whose block has none. */
export type Headings = Words['headings'];

/** Props of a section, on landings and hand-written pages alike. */
export interface SectionProps<Block> {
  /** Its block in the file. */
  block: Block;
  page: Page;
  site: Site;
  /** Theme of the page. */
  design: ThemeDesign;
  headings: Headings;
  /** Background of the section. */
  tone: Tone;
  /** Index among the sections of its kind on the page, from 1: used for unique ids. */
  nth: number;
  /** Label of the page's main button, if it has its own. */
  actionLabel?: string | undefined;
  /** Prefilled message of a chat from the page. */
  chatMessage: string;
}
