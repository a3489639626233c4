import { siteFacts } from '../../renderer/browser/facts.ts';
import { querySeo, searchQuery } from './query-seo.ts';

/** Tags that repeat the page's title, description and keywords. */
const TITLE_TAGS = ['meta[property="og:title"]'];
const DESCRIPTION_TAGS = ['meta[name="description"]', 'meta[property="og:description"]'];
const KEYWORDS_TAG = 'meta[name="keywords"]';

const ownTitle = document.title;
const ownContents = new Map<string, string | null>();

/** Sets the content of a tag; `undefined` restores the page's own. */
function setContent(selector: string, content: string | undefined): void {
  const tag = document.querySelector(selector);
  if (!tag) return;
  if (!ownContents.has(selector)) ownContents.set(selector, tag.getAttribute('content'));
  tag.setAttribute('content', content ?? ownContents.get(selector) ?? '');
}

/** A keywords tag added to a page without one, while there is a search. */
let addedKeywords: HTMLMetaElement | undefined;

/** Sets the keywords of the page, adding a tag if there is none; `undefined` restores its own. */
function setKeywords(keywords: string[] | undefined): void {
  if (keywords === undefined) {
    addedKeywords?.remove();
    addedKeywords = undefined;
  } else if (!document.querySelector(KEYWORDS_TAG)) {
    addedKeywords = document.createElement('meta');
    addedKeywords.name = 'keywords';
    document.head.append(addedKeywords);
  }
  setContent(KEYWORDS_TAG, keywords?.join(', '));
}

/**
 * Makes title, description and keywords match the search in the address, or restores the page's own if there is none
 * (docs/product.md, "Search words in the address"). Everything is set as text.
 */
export async function applyQuerySeo(): Promise<void> {
  const { phone } = (await siteFacts()).business;
  const query = searchQuery(location.search);
  const seo = query && querySeo(query, phone);
  document.title = seo?.title ?? ownTitle;
  for (const selector of TITLE_TAGS) setContent(selector, seo?.title);
  for (const selector of DESCRIPTION_TAGS) setContent(selector, seo?.description);
  setKeywords(seo?.keywords);
}
