import type { Language } from '../../schemas/language.ts';
import { SEO_LIMITS } from '../../schemas/seo-limits.ts';
import { type Facts, resolveFacts } from '../content/facts.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** Titles for search results made of the page's name; the first that is shown whole is taken. */
const USUAL = ['{name} | {business.name}', '{name}'];

/** The forms of titles that a site has in a language, the longest first. */
export function titleForms(definition: SiteDefinition, language: Language): readonly string[] {
  return definition.titleForms?.[language] ?? USUAL;
}

/** A title for search results made of a page's name, in the longest form that is shown whole. */
export function titleFor(
  name: string,
  { titleForms: forms, facts }: { titleForms: readonly string[]; facts: Facts },
): string {
  const titles = forms.map((form) => form.replace('{name}', () => name));
  const isWhole = (title: string) => resolveFacts(title, facts).length <= SEO_LIMITS.title;
  return titles.find(isWhole) ?? name;
}
