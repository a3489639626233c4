/** Tabs of the settings. */
export type SettingsTab = 'business' | 'brand' | 'navigation' | 'words' | 'more';

export const TABS: readonly { value: SettingsTab; label: string }[] = [
  { value: 'business', label: 'Business and facts' },
  { value: 'brand', label: 'Brand' },
  { value: 'navigation', label: 'Navigation' },
  { value: 'words', label: 'Languages and words' },
  { value: 'more', label: 'More' },
];

const OWN_TAB: Readonly<Record<string, SettingsTab>> = {
  brand: 'brand',
  navigation: 'navigation',
  languages: 'words',
  features: 'more',
  forms: 'more',
  integrations: 'more',
  analytics: 'more',
  admin: 'more',
  lint: 'more',
  budget: 'more',
  keep: 'more',
  redirects: 'more',
  knownConflicts: 'more',
  sampleData: 'more',
};

/** Root keys of the configuration on a tab; a business's own facts belong to the business tab. */
export function tabKeys(tab: SettingsTab, config: unknown): string[] {
  const named = Object.keys(OWN_TAB).filter((key) => OWN_TAB[key] === tab);
  if (tab !== 'business') return named;
  const own = Object.keys((config ?? {}) as object).filter((key) => OWN_TAB[key] === undefined);
  return [...new Set(['site', 'business', ...own])];
}
