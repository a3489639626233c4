/** Parts of the studio in F6 order, by their attribute `data-region`. */
const REGIONS = ['bar', 'pages', 'stage', 'form', 'panel'];

/** Element of a region that receives focus; by default the region itself. */
const ENTRY = '[data-region-entry]';

function shownRegions(): HTMLElement[] {
  return REGIONS.flatMap((name) => {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    return region?.checkVisibility() ? [region] : [];
  });
}

/** Moves the focus to the next or previous visible part. */
export function goToRegion(direction: 1 | -1): void {
  const shown = shownRegions();
  const at = shown.findIndex((region) => region.contains(document.activeElement));
  const from = at === -1 && direction === -1 ? 0 : at;
  const next = shown.at((from + direction) % shown.length);
  (next?.querySelector<HTMLElement>(ENTRY) ?? next)?.focus();
}
