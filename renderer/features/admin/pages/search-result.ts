import { SEO_LIMITS } from '../../../../schemas/config/seo-limits.ts';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';

/** A text truncated as in a search result: whole words, then an ellipsis. */
function cutTo(limit: number, text: string): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit - 2);
  const end = head.lastIndexOf(' ');
  return `${end > 0 ? head.slice(0, end) : head} …`;
}

/** Approximately what a search engine would show for a page. */
export interface SearchResult {
  /** Host and path segments: `www.example.com › services › repairs`. */
  trail: string;
  title: string;
  description: string;
}

/** @param siteUrl public address of the site. */
export function searchResult(
  { title, seoDescription, canonical }: RegistryEntry,
  siteUrl: string,
): SearchResult {
  const steps = canonical.split('/').filter((step) => step !== '');
  return {
    trail: [new URL(siteUrl).host, ...steps].join(' › '),
    title: cutTo(SEO_LIMITS.title, title),
    description: cutTo(SEO_LIMITS.description, seoDescription),
  };
}
