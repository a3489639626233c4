import type { Diagnostic } from '../content/diagnostic.ts';
import type { LandingFile } from '../content/pages/landing-file.ts';
import { report } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import type { CompileUtilities, UtilitySheet } from '../content/utility-css.ts';
import { unreadableBanner } from './banner-contrast.ts';
import type { KnownVariables } from './css-variables.ts';
import type { SiteColors } from './site-colors.ts';

export const BANNER_CONTRAST = 'style/banner-contrast';

/** What classes may refer to. */
export interface ClassSetup {
  variables: KnownVariables;
  colors: SiteColors;
}

/**
 * `style/unknown-class`: a class name that compiles to nothing, and `style/banner-contrast`: classes that make the
 * banner unreadable. Separate from the other rules because Tailwind's compiler is only loaded if a landing has
 * classes at all.
 */
export async function checkClasses(
  landing: LandingFile,
  compile: CompileUtilities,
  { variables, colors }: ClassSetup,
): Promise<Diagnostic[]> {
  const { variants = [], source } = landing;
  const found = await classFaults(landing, compile, { variables, colors });
  const inVariants = await Promise.all(
    variants.map(async (variant) =>
      variant.places.ownFindings(
        await classFaults(variant, compile, { variables, colors }),
        found,
        source,
      ),
    ),
  );
  return [...found, ...inVariants.flat()];
}

async function classFaults(
  landing: LandingFile,
  compile: CompileUtilities,
  { variables, colors }: ClassSetup,
): Promise<Diagnostic[]> {
  const { className } = landing.page.landing.hero.urgencyBanner;
  const sheet = await compile(className);
  const { unknown } = sheet;
  if (unknown.length === 0)
    return variableFaults(landing, className, variables) ?? contrastFaults(landing, sheet, colors);
  const names = unknown.map((name) => `"${name}"`).join(', ');
  const finding = {
    range: landing.locate(['hero', 'urgencyBanner', 'className'], 'value'),
    rule: 'style/unknown-class',
    severity: 'warning',
    message: `${names} ${unknown.length === 1 ? 'is not a Tailwind class, so it has' : 'are not Tailwind classes, so they have'} no effect.`,
    hint: 'Check the spelling; tailwindcss.com/docs lists them all, such as bg-red-700 and text-white.',
  } as const;
  return [report(landing.source, finding)];
}

/** Variables that no style sheet sets, so that their classes have no effect; undefined if there are none. */
function variableFaults(
  { locate, source }: LandingFile,
  className: string,
  variables: KnownVariables,
): Diagnostic[] | undefined {
  const [unset] = variables.unknownIn(className);
  if (unset === undefined) return undefined;
  const meant = suggest(unset, variables.names);
  const finding = {
    range: locate(['hero', 'urgencyBanner', 'className'], 'value'),
    rule: 'style/unknown-class',
    severity: 'warning',
    message: `No style sheet sets "${unset}", so the class that refers to it has no effect.`,
    hint: meant === undefined ? 'Check the spelling of the variable.' : `Did you mean "${meant}"?`,
  } as const;
  return [report(source, finding)];
}

function contrastFaults(
  { locate, source }: LandingFile,
  sheet: UtilitySheet,
  colors: SiteColors,
): Diagnostic[] {
  const unreadable = unreadableBanner(sheet, colors);
  if (!unreadable) return [];
  const { ratio, least } = unreadable;
  const finding = {
    range: locate(['hero', 'urgencyBanner', 'className'], 'value'),
    rule: BANNER_CONTRAST,
    severity: 'warning',
    message: `With these classes the letters of the banner have a contrast of ${ratio.toFixed(2)}; ${least} is the least that everybody can read.`,
    hint: 'Take a darker background for light letters, such as bg-red-700 text-white, or the other way round.',
  } as const;
  return [report(source, finding)];
}
