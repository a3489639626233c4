import { correctSpelling } from './spelling.ts';

/** Characters read from the address; the page's own field allows fewer. */
const MAX_LENGTH = 200;

/** Shows the text from the address and its correction in `place` (docs/product.md, "Search words in the address"). */
export function showCorrection(place: HTMLElement): void {
  const typed = (new URLSearchParams(location.search).get('q') ?? '').slice(0, MAX_LENGTH).trim();
  if (typed === '') return;
  const corrected = correctSpelling(typed);
  for (const [name, text] of Object.entries({ typed, corrected }))
    for (const output of place.querySelectorAll(`[data-text="${name}"]`)) output.textContent = text;
  place.hidden = false;
  const field = document.querySelector<HTMLInputElement>('#spelling-text');
  if (field && field.value === '') field.value = typed;
}
