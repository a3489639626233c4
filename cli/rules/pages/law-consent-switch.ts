import { addressesOf } from '../../../renderer/context/engine-places.ts';
import { hasTag } from '../../../renderer/document/measurement.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { isPrivacyPage } from '../../content/config/legal-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { dataFileAt } from '../../content/pages/page-routes.ts';
import { displayPath } from '../../content/source-file.ts';

/** The site whose pages must have the switch. */
interface MeasuringSite {
  config: SiteConfig;
  configFile: string;
  pages: Pick<SitePages, 'tested'>;
  /** The hand-written pages, as if landings had variants. */
  rendered: readonly { html: string }[];
  /** The files of all pages. */
  staticMetas: readonly PageMeta[];
  cwd: string;
}

/** Attribute of the switch, wherever it is. */
const SWITCH = ' data-consent-switch';

/** What to do, where the privacy page is written. */
function hintFor(privacyPage: string): string {
  return /\.tsx$/.test(privacyPage)
    ? `Add MeasurementChoice of touchdown/components to ${privacyPage}.`
    : `Add the section measurement to ${privacyPage}.`;
}

/**
 * `law/no-consent-switch`: a site that measures, or whose browsers keep variants, without a page on which visitors
 * decline that. With `consent: required` and no tag nothing is kept, because nobody is asked.
 */
export function* lawConsentSwitch(site: MeasuringSite): Generator<Diagnostic> {
  const { config, configFile, pages, rendered, staticMetas, cwd } = site;
  if (rendered.some(({ html }) => html.includes(SWITCH))) return;
  const isAsked = config.analytics?.consent === 'required';
  const page = staticMetas.find(({ entry }) => isPrivacyPage(entry, config));
  const [usual] = addressesOf('privacy', config.navigation);
  const hint = hintFor(page?.file ?? dataFileAt(usual));
  const rule = { rule: 'law/no-consent-switch', severity: 'warning', hint } as const;
  if (hasTag(config)) {
    yield {
      ...{ file: displayPath(configFile, cwd), ...rule },
      ...valueLocation({ path: configFile }, ['analytics', 'conversionId']),
      message: isAsked
        ? 'Visitors who agree to be counted cannot take that back: no page has the switch for it.'
        : 'Visitors are counted unless they decline, and no page has the switch for it.',
    };
    return;
  }
  const [tested] = isAsked ? [] : pages.tested();
  if (tested)
    yield {
      ...{ file: tested.file, ...rule },
      ...(tested.origin ? valueLocation(tested.origin, ['variants', 0, 'name']) : WHOLE_FILE),
      message:
        'Browsers keep the variant that they have shown unless visitors decline, and no page has the switch for it.',
    };
}
