import { useQuery } from '@tanstack/react-query';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import { queryClient } from '../../../browser/query-client.ts';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { useWords } from '../admin-words.ts';
import { fetchPageRegistry } from '../page-registry.ts';
import { PageFinder } from './PageFinder.tsx';
import './pages.css';

interface PagesTabProps {
  facts: VisitorFacts;
  onCalculate: (() => void) | undefined;
}

/** Every page of the site, from the registry that the build writes (docs/product.md, "Owner's area"). */
export function PagesTab({ facts, onCalculate }: PagesTabProps) {
  const { pageList: words } = useWords();
  const { data, isFetching, refetch } = useQuery<RegistryEntry[]>(
    { queryKey: ['page-registry'], queryFn: fetchPageRegistry },
    queryClient,
  );
  const [before, after] = words.notLoaded.split('{file}');
  return (
    <section className="pages" aria-labelledby="pages-heading">
      <h2 id="pages-heading">{words.heading}</h2>
      {data ? (
        <PageFinder entries={data} siteUrl={facts.site.url} onCalculate={onCalculate} />
      ) : (
        <div role="status" className="pages-wait">
          {isFetching ? (
            <p>{words.loading}</p>
          ) : (
            <>
              <p>
                {before}
                <code>page-registry.json</code>
                {after}
              </p>
              <button className="button ghost" type="button" onClick={() => void refetch()}>
                {words.again}
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
