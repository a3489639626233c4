const SEO_PARAMETERS = /[?&](?:keyword|service|location)=/;

/** Whether the address contains search parameters, which then determine the page's title. */
export function holdsSearch(): boolean {
  return SEO_PARAMETERS.test(location.search);
}

/**
 * Loads the code for the search in the address, if there is one; also whenever the address changes (docs/product.md,
 * "Search words in the address").
 */
export function watchSearch(): void {
  let isLoaded = false;
  const update = () => {
    if (!isLoaded && !holdsSearch()) return;
    isLoaded = true;
    // Without its code or the facts, the page keeps its title.
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
