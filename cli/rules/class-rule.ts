import type { Diagnostic } from '../content/diagnostic.ts';
import type { LandingFile } from '../content/landing-file.ts';
import { report } from '../content/source-file.ts';
import type { CompileUtilities } from '../content/utility-css.ts';

/**
 * `style/unknown-class`: a class name that compiles to nothing. Not among the other rules because
 * Tailwind's compiler is loaded only when a landing has classes at all.
 */
export async function checkClasses(
  landing: LandingFile,
  compile: CompileUtilities,
): Promise<Diagnostic[]> {
  const { variants = [], source } = landing;
  const found = await unknownClasses(landing, compile);
  const inVariants = await Promise.all(
    variants.map(async (variant) =>
      variant.places.ownFindings(await unknownClasses(variant, compile), found, source),
    ),
  );
  return [...found, ...inVariants.flat()];
}

async function unknownClasses(
  landing: LandingFile,
  compile: CompileUtilities,
): Promise<Diagnostic[]> {
  const { className } = landing.page.landing.hero.urgencyBanner;
  const { unknown } = await compile(className);
  if (unknown.length === 0) return [];
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
