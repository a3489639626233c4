import { lasting } from '../../browser/storage.ts';
import { keptVariants, variantHere } from './kept-variants.ts';

/**
 * Writes into `<html>` which variants the visitor has seen, for whatever is recorded or sent from now on, and loads what
 * keeps them. Nothing is done where nothing is tried or kept, in frames, and for somebody who asked for a variant by the address.
 */
export function startVariants(): void {
  const { dataset } = document.documentElement;
  const here = variantHere();
  if (top !== self || dataset.variantBy === 'address') return;
  if (here === undefined && lasting.get('variants') === undefined) return;
  const seen = keptVariants()
    .map((kept) => kept.replace(/:\d+$/, ''))
    .filter((kept) => !kept.startsWith(`${dataset.test}:`));
  dataset.seen = (here === undefined ? seen : [here, ...seen]).join(' ');
  import('./keep-variant.ts').then(
    ({ keepVariant }) => keepVariant(),
    // Without a network the next page does it.
    () => {},
  );
}
