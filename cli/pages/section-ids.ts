import { matchesIn } from '../content/text-rules/matches-in.ts';

/** The ids of a rendered page. */
export interface SectionIds {
  /** All that a link can lead to. */
  all: ReadonlySet<string>;
  /** Those that somebody who writes a link means: of sections and headings, not of menus, fields and drawings. */
  sections: readonly string[];
}

/** What a page has between its header and its footer. */
const CONTENT = /<main[ >][\s\S]*<\/main>/;

/** Leads to the top of any page, whose ids need not have it (HTML, "Scrolling to a fragment"). */
const TOP = 'top';

export function sectionIds(html: string): SectionIds {
  const idsIn = (text: string, pattern: RegExp) =>
    [...matchesIn(text, pattern)].map(([, id = '']) => id);
  const [content = html] = CONTENT.exec(html) ?? [];
  return {
    all: new Set([TOP, ...idsIn(html, / id="([^"]+)"/g)]),
    sections: idsIn(
      content,
      /<(?:section|article|h[1-6]|details|form)(?=[ >])(?: [^<>]*?)? id="([^"]+)"/g,
    ),
  };
}
