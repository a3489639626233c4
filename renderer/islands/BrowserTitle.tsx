import client from 'virtual:site-client';
import { Helmet, HelmetProvider } from 'react-helmet-async';

/**
 * The title of a page rendered only in the browser; one per page. React inserts it before the served title, and
 * browsers show the first. A title from search words in the address precedes both (docs/product.md, "Search words in
 * the address").
 */
export function BrowserTitle({ title }: { title: string }) {
  if (client.ownsTitle?.()) return null;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
      </Helmet>
    </HelmetProvider>
  );
}
