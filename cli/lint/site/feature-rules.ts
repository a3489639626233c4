import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report, type SourceFile } from '../../content/source-file.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import type { SiteDefinition } from '../../site/define-site.ts';
import { misplacedIds } from './tag-ids.ts';

/** A setting without effect on a site, and what it requires. */
interface IdleSwitch {
  at: readonly string[];
  message: string;
  hint: string;
}

function* idleSwitches(config: SiteConfig, definition: SiteDefinition): Generator<IdleSwitch> {
  const { features = {}, integrations, analytics } = config;
  const { features: brought = {} } = definition;
  if (features.calculator === true && !brought.calculator)
    yield {
      at: ['features', 'calculator'],
      message:
        'There is no calculator to switch on: it needs a price rule, and this site has none.',
      hint: 'Bring one with the code of the site (site/site.ts and site/site.client.ts), or take the line out.',
    };
  if (features.map === true && !integrations.tiles)
    yield {
      at: ['features', 'map'],
      message: 'Maps stay drawings: there is no server that their tiles could come from.',
      hint: 'Name one under integrations.tiles, or take the line out. A drawn map needs neither.',
    };
  if (typeof features.booking === 'object' && brought.booking)
    yield {
      at: ['features', 'booking'],
      message: 'Nothing reads this: the code of the site brings a booking form of its own.',
      hint: 'Write `booking: true`, or leave the line out.',
    };
  if (integrations.tiles && features.map === false)
    yield {
      at: ['integrations', 'tiles'],
      message: 'Nothing is loaded from here: the interactive map is switched off.',
      hint: 'Take `map: false` out of features, or this address.',
    };
  if (!analytics.conversionId && Object.values(analytics.labels ?? {}).some(Boolean))
    yield {
      at: ['analytics', 'labels'],
      message: 'Nothing is counted under these labels: without an id no tag is loaded.',
      hint: 'Write the id of the tag as analytics.conversionId, or take the labels out.',
    };
  yield* misplacedIds(config);
}

/** Reports settings of features without effect: visitors will not find what the owner expects. */
export function checkFeatures(
  config: SiteConfig,
  definition: SiteDefinition,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return [...idleSwitches(config, definition)].map(({ at, message, hint }) =>
    report(source, {
      range: locate(at, 'value'),
      rule: 'features/idle',
      severity: 'warning',
      message,
      hint,
    }),
  );
}
