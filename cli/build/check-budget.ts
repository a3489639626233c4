import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Budget } from '../../schemas/config/budget.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import { parseData } from '../content/data-file.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { valueAt } from '../content/value-path.ts';
import type { MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, TRAIT } from '../pages/landing-table.ts';
import type { RenderedStaticPage } from '../templates/static-pages.ts';
import { fileOfPath } from './emit-file.ts';
import { type Excess, PageWeights } from './page-weight.ts';

/** The pages of a build and their sources. */
export interface WeighedSite {
  /** The complete new output. */
  folder: string;
  rendered: readonly RenderedStaticPage[];
  staticMetas: readonly PageMeta[];
  table: LandingTable<MadeLanding>;
  landingsDir: string;
  cwd: string;
}

const NAMES: Readonly<Record<keyof Budget, string>> = {
  html: 'HTML',
  css: 'stylesheets',
  script: 'scripts',
  pictures: 'pictures',
  fonts: 'fonts',
  total: 'HTML, css, scripts, pictures and fonts together',
};

const HINTS: Readonly<Record<keyof Budget, string>> = {
  html: 'Shorten the page, or part it in two.',
  css: 'Take away what nothing shows any more, or sections that bring css of their own.',
  script: 'Load what only some visitors need when they need it, as islands do.',
  pictures: 'Show fewer pictures, or smaller ones.',
  fonts: 'Take one family for headings and text.',
  total: 'See which part has grown: pictures are mostly the heaviest.',
};

const kB = (bytes: number): string => `${Math.ceil(bytes / 100) / 10} kB`;

/** The position of a variant in its file, by its name. The file is parsed again, since positions are not kept. */
function variantLocation(path: string, name: string): Range {
  const { source } = readSource(path, { cwd: dirname(path) });
  if (!source) return WHOLE_FILE;
  const { value, locate } = parseData(source);
  const variants = valueAt(value, ['variants']);
  const index = Array.isArray(variants) ? variants.findIndex((one) => one?.name === name) : -1;
  return index === -1 ? WHOLE_FILE : locate(['variants', index, 'name'], 'value');
}

function excessFound(file: string, path: string, excess: Excess, range: Range): Diagnostic {
  const { key, variant, bytes, most } = excess;
  const whose = variant === undefined ? path : `The variant ${variant} of ${path}`;
  return {
    ...{ file, ...range, rule: 'budget/exceeded', severity: 'error' },
    message: `${whose} has ${kB(bytes)} of ${NAMES[key]}; budget.${key} allows ${kB(most)}.`,
    hint: `${HINTS[key]} Or raise budget.${key} in site.config.yaml.`,
  };
}

/**
 * `budget/exceeded`: pages heavier than the configuration allows. Checks the hand-written pages and the landings
 * rendered by this build; reused landings passed when they were rendered.
 */
export function* checkBudget(
  budget: Budget | undefined,
  { folder, rendered, staticMetas, table, landingsDir, cwd }: WeighedSite,
): Generator<Diagnostic> {
  if (!budget) return;
  const weights = new PageWeights(folder, budget);
  const files = new Map(staticMetas.map(({ entry, file }) => [entry.path, file]));
  for (const { page, html } of rendered)
    for (const excess of weights.excesses(html))
      yield excessFound(
        files.get(page.entry.path) ?? page.route,
        page.entry.path,
        excess,
        WHOLE_FILE,
      );
  for (const { name, record } of table.rows(TRAIT.fresh)) {
    if (table.hasTrait(table.indexOf(name), TRAIT.noPage)) continue;
    const html = readFileSync(join(folder, fileOfPath(record.entry.path)), 'utf8');
    const file = join(landingsDir, name);
    for (const excess of weights.excesses(html)) {
      const { variant } = excess;
      const range = variant === undefined ? WHOLE_FILE : variantLocation(file, variant);
      yield excessFound(displayPath(file, cwd), record.entry.path, excess, range);
    }
  }
}
