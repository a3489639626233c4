import { SEO_LIMITS } from '../../schemas/config/seo-limits.ts';
import type { Language } from '../../schemas/language.ts';
import { type Facts, resolveFacts } from '../content/facts/facts.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** Default search result titles from the page's name; the first one that is shown in full is used. */
const USUAL = ['{name} | {business.name}', '{name}'];

/** The title variants of a site in a language, the longest first. */
export function titleForms(definition: SiteDefinition, language: Language): readonly string[] {
  return definition.titleForms?.[language] ?? USUAL;
}

/** A search result title from a page's name, in the longest variant that is shown in full. */
export function titleFor(
  name: string,
  { titleForms: forms, facts }: { titleForms: readonly string[]; facts: Facts },
): string {
  const titles = forms.map((form) => form.replace('{name}', () => name));
  const isWhole = (title: string) => resolveFacts(title, facts).length <= SEO_LIMITS.title;
  return titles.find(isWhole) ?? name;
}
