import { type CompileUtilities, loadUtilityCompiler } from '../../content/utility-css.ts';

/** Where development serves the stylesheet of a landing's `className`, given as `?classes=`. */
export const UTILITY_SHEET_PATH = '/@touchdown/utilities.css';

let compiler: Promise<CompileUtilities> | undefined;

/** The stylesheet of a set of utility classes. */
export async function utilitySheet(className: string): Promise<string> {
  compiler ??= loadUtilityCompiler();
  const compile = await compiler;
  return (await compile(className)).css;
}
