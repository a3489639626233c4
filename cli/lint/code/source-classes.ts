import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { classNames, loadUtilityCompiler } from '../../content/utility-css.ts';
import { KnownVariables } from '../../rules/css-variables.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { siteColors } from '../../rules/site-colors.ts';
import { modulesBelow, SITE_FOLDERS } from '../../rules/source-texts.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { stylePathsBelow } from './style-paths.ts';
import { classesIn, type WrittenClass } from './written-classes.ts';

const NAME = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g;

/** Every class that style sheets have a rule for, or that code selects. */
function selected(texts: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const text of texts)
    for (const [, name = ''] of matchesIn(text, NAME)) names.add(name.replaceAll('\\', ''));
  return names;
}

/** Least letters of a class that one different letter makes a slip. */
const SHORTEST = 4;

/** Names that scripts, tests and other sites look for, and those that Tailwind marks elements with. */
const NAME_ALONE =
  /^(?:js|qa|test|is|has|no|h|p|u|dt|e)-|^(?:group|peer)(?:\/|$)|^(?:vcard|notranslate|dark|light)$/;

/** True of names with one different letter, other than a singular and its plural. */
export function isSlipFor(name: string, other: string): boolean {
  return mistakes(name, other) === 1 && `${name}s` !== other && `${other}s` !== name;
}

/** A name that only a utility has: a color with its shade, or a property with a step of a scale. */
const LIKE_UTILITY =
  /^(?:(?:bg|text|border|ring|from|via|to|fill|stroke|divide|outline)-[a-z]+-\d{2,3}|-?(?:[mp][trblxyse]?|gap(?:-[xy])?|w|h|size|inset|top|left|right|bottom|z|rounded|leading|tracking|space-[xy]|grid-cols|col-span|opacity|font|text)-(?:\d+(?:\.\d+)?|xs|sm|md|lg|[x\d]xl|full|auto|bold|medium))$/;

/** The utilities for colors that have no shades. */
const PLAIN_COLORS = ['text', 'bg', 'border'].flatMap((property) =>
  ['white', 'black', 'transparent', 'current'].map((color) => `${property}-${color}`),
);

/** A module that is neither of the site nor of the engine, and may bring classes with it. */
const FOREIGN =
  /\bfrom\s+["'](?!\.|touchdown|react\b|node:|zod)[^"']+["']|\bimport\s+["'](?!\.)[^"']+["']/;

/** Whether modules import anything whose classes are unknown. */
export function usesPackages(sources: readonly string[]): boolean {
  return sources.some((source) => FOREIGN.test(source));
}

function timesIn(name: string, sources: readonly string[]): number {
  return sources.reduce((sum, source) => sum + source.split(name).length - 1, 0);
}

/** The first word of a name; a list and its entries are named by the plural and the singular. */
function familyOf(name: string): string {
  return (name.split('-', 1)[0] ?? '').replace(/s$/, '');
}

/** How many classes begin with the same word as one: `card-title` and `card-text`. */
function relativesOf(name: string, others: ReadonlySet<string>): number {
  const family = familyOf(name);
  return [...others].filter((other) => other !== name && familyOf(other) === family).length;
}

/** The finding about a class. */
function tell(
  { name, path, source, start }: WrittenClass,
  cwd: string,
  { message, meant, check }: { message: string; meant: string | undefined; check: string },
): Diagnostic {
  return report(
    { file: displayPath(path, cwd), text: source },
    {
      range: rangeAt(source, start, start + name.length),
      rule: 'style/unknown-class',
      severity: 'warning',
      message,
      hint: meant === undefined ? check : `Did you mean "${meant}"?`,
    },
  );
}

/** Classes that refer to a custom property that nothing sets. */
function unsetVariables(
  written: readonly WrittenClass[],
  variables: KnownVariables,
  cwd: string,
): Diagnostic[] {
  return written.flatMap((one) => {
    const { name } = one;
    const [unset] = variables.unknownIn(name);
    if (unset === undefined) return [];
    const meant = suggest(unset, variables.names);
    const message = `No style sheet sets "${unset}", so the class "${name}" has no effect.`;
    return [tell(one, cwd, { message, meant, check: 'Check the spelling of the variable.' })];
  });
}

/**
 * `style/unknown-class` in the components of a site: a class that is not a utility, has no rule in any style sheet, is
 * selected by no code. If the site uses packages, which may style it, only one that looks like a utility or a slip is told.
 */
export async function checkSourceClasses(
  root: string,
  cwd: string,
  { site }: Pick<Facts, 'site'>,
): Promise<Diagnostic[]> {
  const folders = SITE_FOLDERS.map((folder) => join(root, folder));
  const modules = folders.flatMap((folder) =>
    [...modulesBelow(folder)].map((path) => [path, readFileSync(path, 'utf8')] as const),
  );
  const written = modules.flatMap(([path, source]) => [...classesIn(path, source)]);
  if (written.length === 0) return [];
  const engine = join(ENGINE_ROOT, 'renderer');
  const styles = [...folders, engine]
    .flatMap(stylePathsBelow)
    .map((path) => readFileSync(path, 'utf8'));
  const scripts = [
    ...modules.map(([, source]) => source),
    ...[...modulesBelow(engine)].map((path) => readFileSync(path, 'utf8')),
  ];
  const known = selected([...styles, ...scripts]);
  const others = written.filter(({ name }) => !known.has(name));
  const variables = new KnownVariables(root, site && siteColors(site.brand));
  const unset = unsetVariables(written, variables, cwd);
  if (others.length === 0) return unset;
  const compile = await loadUtilityCompiler();
  const names = [...new Set(others.map(({ name }) => name))].join(' ');
  const unknown = new Set(classNames((await compile(names)).unknown.join(' ')));
  const near = [
    ...known,
    ...PLAIN_COLORS,
    ...written.map(({ name }) => name).filter((name) => !unknown.has(name)),
  ];
  const sources = modules.map(([, source]) => source);
  const all = new Set([...known, ...written.map((one) => one.name)]);
  const mayBeStyled = usesPackages(sources);
  const wrong = others.filter(({ name }) => unknown.has(name) && !NAME_ALONE.test(name));
  const misspelled = wrong.flatMap((one) => {
    const { name } = one;
    const isRepeated = timesIn(name, sources) > 1;
    // Of two names for one and several things both may be meant.
    const isSlip = (other: string) =>
      isRepeated ? isSlipFor(name, other) : mistakes(name, other) === 1;
    const meant = name.length >= SHORTEST ? near.find(isSlip) : undefined;
    const isUtility = LIKE_UTILITY.test(name.slice(name.lastIndexOf(':') + 1));
    // The style sheet that has a name which no code has is wrong, if this one stands several times or has more relatives.
    const isSure = isRepeated || relativesOf(name, all) > relativesOf(meant ?? name, all);
    if (meant !== undefined && isSure && timesIn(meant, scripts) === 0) return [];
    // A name of which others are made, or that code looks for, needs no rule.
    if (meant === undefined && !isUtility && (mayBeStyled || isRepeated)) return [];
    const message = `No style sheet has a rule for the class "${name}", and it is not one of Tailwind's.`;
    const check = isUtility
      ? 'Check its step or shade: tailwindcss.com/docs lists all utilities.'
      : 'Check its spelling, write its rule, or take it out.';
    return [tell(one, cwd, { message, meant, check })];
  });
  return [...misspelled, ...unset];
}
