import type { SectionRow } from '../../../protocol.ts';
import { titleOf } from '../model/titles.ts';

/** Words that people search for, beside the words that sections are described with. */
const SAME_MEANING: readonly (readonly string[])[] = [
  ['photo', 'photograph', 'image', 'picture'],
  ['faq', 'question', 'answer'],
  ['price', 'cost', 'fee', 'rate', 'offer'],
  ['review', 'testimonial', 'rating', 'client', 'customer'],
  ['people', 'staff', 'employee', 'team'],
  ['paragraph', 'text'],
  ['table', 'comparison'],
  ['address', 'directions', 'location', 'map', 'place'],
  ['opening', 'hours', 'times'],
  ['button', 'call', 'strip'],
  ['figures', 'statistics', 'numbers'],
  ['history', 'timeline'],
  ['film', 'movie', 'youtube', 'video'],
  ['pdf', 'file', 'download'],
  ['message', 'mail', 'contact', 'form'],
  ['deadline', 'countdown'],
  ['cookie', 'consent', 'analytics', 'privacy', 'measurement'],
];

/** Words that mean the same as a typed one, of which the last may still be incomplete. */
function meanings(typed: string): string[] {
  const singular = typed.length > 3 ? typed.replace(/s$/, '') : typed;
  const same = SAME_MEANING.filter((words) => words.some((word) => word.startsWith(singular)));
  return typed.length > 2 ? [singular, ...same.flat()] : [singular];
}

/** The sections that a search finds: those whose name matches first, then those with the typed words themselves. */
export function foundSections(sections: readonly SectionRow[], search: string): SectionRow[] {
  const typed = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return [...sections];
  const ranked = sections.flatMap((section) => {
    const title = titleOf(section.name).toLowerCase();
    const text = `${title} ${section.description.toLowerCase()}`;
    const ways = typed.map(meanings);
    if (!ways.every((words) => words.some((word) => text.includes(word)))) return [];
    const isNamed = ways.every((words) => words.some((word) => title.includes(word)));
    const isTyped = typed.every((word) => text.includes(word));
    return [{ section, rank: isNamed ? 0 : isTyped ? 1 : 2 }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ section }) => section);
}
