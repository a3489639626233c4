import { lasting } from '../../browser/storage.ts';

/** Loads what keeps variants where something is tried, or something is kept; elsewhere nothing. */
export function startVariants(): void {
  const isTested = document.documentElement.dataset.test !== undefined;
  if (window.top !== window || (!isTested && lasting.get('variants') === undefined)) return;
  import('./keep-variant.ts').then(
    ({ keepVariant }) => keepVariant(),
    // Without a network the next page does it.
    () => {},
  );
}
