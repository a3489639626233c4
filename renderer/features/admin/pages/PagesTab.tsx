import { useQuery } from '@tanstack/react-query';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import { queryClient } from '../../../browser/query-client.ts';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { fetchPageRegistry } from '../page-registry.ts';
import { PageFinder } from './PageFinder.tsx';
import './pages.css';

interface PagesTabProps {
  facts: VisitorFacts;
  onCalculate: (() => void) | undefined;
}

/** Every page of the site, from the registry that the build has written (docs/product.md, "Owner's area"). */
export function PagesTab({ facts, onCalculate }: PagesTabProps) {
  const { data, isFetching, refetch } = useQuery<RegistryEntry[]>(
    { queryKey: ['page-registry'], queryFn: fetchPageRegistry },
    queryClient,
  );
  return (
    <section className="pages" aria-labelledby="pages-heading">
      <h2 id="pages-heading">Pages</h2>
      {data ? (
        <PageFinder entries={data} siteUrl={facts.site.url} onCalculate={onCalculate} />
      ) : (
        <div role="status" className="pages-wait">
          {isFetching ? (
            <p>Loading the list of pages …</p>
          ) : (
            <>
              <p>
                The list of pages could not be loaded. Check the connection; if it stays away, the
                site may have been uploaded without <code>page-registry.json</code>.
              </p>
              <button className="button ghost" type="button" onClick={() => void refetch()}>
                Try again
              </button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
