import { SEO_LIMITS } from '../../../../schemas/config/seo-limits.ts';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import { useWords } from '../admin-words.ts';
import { searchResult } from './search-result.ts';

function Length({ label, length, limit }: { label: string; length: number; limit: number }) {
  const { pageList: words } = useWords();
  const tooLong = length > limit;
  return (
    <span className={tooLong ? 'too-long' : undefined}>
      {label} {length}/{limit}
      {tooLong && `, ${words.tooLong}`}
    </span>
  );
}

/** Preview of a page as a search result, with the lengths at which it is truncated. */
export function SearchSnippet({ entry, siteUrl }: { entry: RegistryEntry; siteUrl: string }) {
  const { pageList: words } = useWords();
  const { trail, title, description } = searchResult(entry, siteUrl);
  return (
    <>
      <div className="snippet" lang={entry.language}>
        <p className="snippet-trail">{trail}</p>
        <p className="snippet-title">{title}</p>
        <p>{description}</p>
      </div>
      <p className="snippet-lengths">
        <Length label={words.title} length={entry.title.length} limit={SEO_LIMITS.title} />
        {' · '}
        <Length
          label={words.description}
          length={entry.seoDescription.length}
          limit={SEO_LIMITS.description}
        />
      </p>
    </>
  );
}
