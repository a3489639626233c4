import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { ADDRESS, type AdminSettings, minimumUnder } from './admin-settings.ts';

/** Every JSON string is a valid double-quoted YAML string. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * The settings as a fragment of `site.config.yaml`, to replace the keys there. Notifications have no key: the site
 * itself sends none.
 *
 * @param settings that are valid (`settingFaults`).
 */
export function settingsFragment(settings: AdminSettings, facts: VisitorFacts): string {
  const [, locality = '', region = '', postalCode = ''] = ADDRESS.exec(settings.address) ?? [];
  return `# Settings tried out in the admin area. Put these values in place of the same keys
# in site.config.yaml, then run: touchdown lint && touchdown build
business:
  name: ${quoted(settings.businessName)}
  phone: ${quoted(settings.phone)}
  email: ${quoted(settings.email)}
  address:
    locality: ${quoted(locality)}
    region: ${quoted(region)}
    postalCode: ${quoted(postalCode)}
fees:
  travel: ${settings.baseTravelFee}
  firstSignature: ${settings.notaryFeeFirst}
  additionalSignature: ${settings.notaryFeeAdditional}
  minimum: ${minimumUnder(settings, facts)}
  mileage: ${settings.mileageRate}
  eveningSurcharge: ${settings.eveningFee}
  lateNightSurcharge: ${settings.lateNightFee}
area:
  freeMiles: ${settings.mileageStartsAfter}
`;
}
