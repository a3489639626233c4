import { Helmet, HelmetProvider } from 'react-helmet-async';

/**
 * The title of a page that is made in the browser only; one to a page (design, "Head tags"). React
 * puts it before the title that the page was served with, and browsers show the first.
 */
export function BrowserTitle({ title }: { title: string }) {
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
      </Helmet>
    </HelmetProvider>
  );
}
