import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** A switch without effect on a site, and what it requires. */
interface IdleSwitch {
  feature: keyof NonNullable<SiteConfig['features']>;
  message: string;
  hint: string;
}

function* idleSwitches(
  { features = {}, integrations }: SiteConfig,
  { features: brought = {} }: SiteDefinition,
): Generator<IdleSwitch> {
  if (features.calculator === true && !brought.calculator)
    yield {
      feature: 'calculator',
      message:
        'There is no calculator to switch on: it needs a price rule, and this site has none.',
      hint: 'Bring one with the code of the site (site/site.ts and site/site.client.ts), or take the line out.',
    };
  if (features.map === true && !integrations.tiles)
    yield {
      feature: 'map',
      message: 'Maps stay drawings: there is no server that their tiles could come from.',
      hint: 'Name one under integrations.tiles, or take the line out. A drawn map needs neither.',
    };
  if (typeof features.booking === 'object' && brought.booking)
    yield {
      feature: 'booking',
      message: 'Nothing reads this: the code of the site brings a booking form of its own.',
      hint: 'Write `booking: true`, or leave the line out.',
    };
}

/** Reports `features` that are switched on without effect: visitors will not find what the owner expects. */
export function checkFeatures(
  config: SiteConfig,
  definition: SiteDefinition,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return [...idleSwitches(config, definition)].map(({ feature, message, hint }) =>
    report(source, {
      range: locate(['features', feature], 'value'),
      rule: 'features/idle',
      severity: 'warning',
      message,
      hint,
    }),
  );
}
