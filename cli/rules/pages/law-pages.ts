import type { SiteConfig } from '../../../schemas/site-config.ts';
import { valueLocation } from '../../content/address-locations.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { IMPRINT_PAGE, needsImprint, PRIVACY_PAGE } from '../../content/legal-pages.ts';
import { navigationLinks } from '../../content/navigation-links.ts';
import type { SitePages } from '../../content/site-pages.ts';
import { displayPath } from '../../content/source-file.ts';
import type { ViewedPage } from './viewed-page.ts';

/** The site whose legal pages are checked. */
export interface LegalSite {
  config: SiteConfig;
  configFile: string;
  pages: SitePages;
  cwd: string;
}

/** Fields for personal data. */
const PERSONAL = /^(?:name|first-?name|last-?name|phone|e-?mail|address|message)$/i;

/** True if a site asks visitors for personal data. */
function asksWho(viewed: readonly ViewedPage[], { forms = {}, features }: SiteConfig): boolean {
  const inForms = Object.values(forms).flatMap(({ fields }) => fields);
  const fields = [...viewed.flatMap(({ view }) => view.fields), ...inForms];
  return (
    fields.some(({ name, type }) => /^(?:email|tel|phone)$/.test(type) || PERSONAL.test(name)) ||
    Boolean(features?.booking)
  );
}

/** `law/no-imprint` and `law/no-privacy-page`: missing pages that the law requires. */
export function lawPages(
  viewed: readonly ViewedPage[],
  { config, configFile, pages, cwd }: LegalSite,
): Diagnostic[] {
  const names = [
    ...viewed.flatMap(({ page }) => [page.entry.path, page.entry.name]),
    ...navigationLinks(config).map(({ to }) => to),
    ...['/privacy', '/impressum', '/imprint', '/datenschutz'].filter((path) => pages.at(path)),
  ];
  const lacks = (page: RegExp) => !names.some((name) => page.test(name));
  const tell = (range: Range, rule: string, message: string, hint: string): Diagnostic => ({
    ...{ file: displayPath(configFile, cwd), ...range },
    ...{ rule, severity: 'warning', message, hint },
  });
  const { country } = config.business.address;
  const found: Diagnostic[] = [];
  if (needsImprint(country) && lacks(IMPRINT_PAGE)) {
    const at = valueLocation({ path: configFile }, ['business', 'address', 'country']);
    const message = `The law of ${country} asks who runs a site to say so on a page of their own, and the site has none.`;
    const hint =
      'Write pages/impressum/page.yaml with name, address, email and phone, and link to it in the footer.';
    found.push(tell(at, 'law/no-imprint', message, hint));
  }
  if (lacks(PRIVACY_PAGE) && asksWho(viewed, config)) {
    const message =
      'Forms of the site ask visitors who they are, and no page tells what becomes of it.';
    const hint =
      'Write pages/privacy/page.yaml: what is kept, why, for how long and who gets it. Link to it in the footer.';
    found.push(tell(WHOLE_FILE, 'law/no-privacy-page', message, hint));
  }
  return found;
}
