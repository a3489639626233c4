import type { Defect } from './defect.ts';
import { COPY } from './defects/copy.ts';
import { FACTS } from './defects/facts.ts';
import { LAW } from './defects/law.ts';
import { LINKS } from './defects/links.ts';
import { PAGES } from './defects/pages.ts';
import { SEO } from './defects/seo.ts';
import { SHAPE } from './defects/shape.ts';
import { SYNTAX } from './defects/syntax.ts';

/** Every defect of the corpus. */
export const DEFECTS: readonly Defect[] = [
  ...FACTS,
  ...COPY,
  ...SEO,
  ...LINKS,
  ...LAW,
  ...SHAPE,
  ...SYNTAX,
  ...PAGES,
];
