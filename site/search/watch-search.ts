const SEO_PARAMETERS = /[?&](?:keyword|service|location)=/;

/** True if the address holds words of a search, which then have the page's title. */
export function holdsSearch(): boolean {
  return SEO_PARAMETERS.test(location.search);
}

/**
 * Loads what answers the search in the address, if there is one; then also whenever the address
 * changes (docs/product.md, "Search words in the address").
 */
export function watchSearch(): void {
  let isLoaded = false;
  const update = () => {
    if (!isLoaded && !holdsSearch()) return;
    isLoaded = true;
    // Without its code or the facts the page keeps the title that it has.
    import('./apply-query-seo.ts').then(({ applyQuerySeo }) => applyQuerySeo()).catch(() => {});
  };
  update();
  addEventListener('popstate', update);
  const place = document.querySelector<HTMLElement>('[data-spelling]');
  if (place && /[?&]q=/.test(location.search))
    import('./spelling-result.ts').then(
      ({ showCorrection }) => showCorrection(place),
      () => {},
    );
}
