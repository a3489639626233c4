import client from 'virtual:site-client';
import { Helmet, HelmetProvider } from 'react-helmet-async';

/**
 * The title of a page that is made in the browser only; one to a page. React puts it before the title
 * that the page was served with, and browsers show the first. Words of a search in the address come
 * before both (docs/product.md, "Search words in the address").
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
