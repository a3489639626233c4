import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../../renderer/sections/registry.ts';
import type { ThemeDesign } from '../../../renderer/themes/theme-design.ts';
import { ICON_NAMES } from '../../../schemas/icon-name.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { suggest } from '../../content/suggest.ts';
import { pathName } from '../../content/value-path.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { modulesBelow } from '../../rules/source-texts.ts';
import type { SiteDefinition } from '../../site/define-site.ts';

/** Looks of a theme that are chosen from a list. */
const LOOKS = {
  problems: ['columns', 'ledger', 'opening'],
  guide: ['left', 'right', 'wide'],
  plan: ['across', 'down'],
} as const satisfies { [Look in keyof ThemeDesign]?: readonly ThemeDesign[Look][] };

/** Most names that a hint lists. */
const MOST_LISTED = 8;

/** A value that nothing knows, what it is, and what it could be. */
interface WrongName {
  written: string;
  message: string;
  known: readonly string[];
}

/** A piece of the modules of a site. */
interface CodePlace {
  path: string;
  source: string;
  start: number;
  end: number;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The first place of a pattern in the modules below `site/`, from a certain text on. */
function placeIn(root: string, pattern: RegExp, from?: RegExp): CodePlace | undefined {
  for (const path of modulesBelow(join(root, 'site'))) {
    const source = readFileSync(path, 'utf8');
    const begin = from ? source.search(from) : 0;
    const found = begin < 0 ? null : pattern.exec(source.slice(begin));
    if (!found) continue;
    const start = begin + found.index;
    return { path, source, start, end: start + found[0].length };
  }
  return undefined;
}

function literal(text: string): RegExp {
  return new RegExp(`(["'\`])${escaped(text)}\\1`);
}

/** Every name in a theme that stands for nothing. */
function* wrongNames(
  theme: string,
  { order, problemIcons, ...looks }: ThemeDesign,
  sections: readonly string[],
): Generator<WrongName> {
  const of = `in the theme "${theme}"`;
  for (const [look, known] of Object.entries(LOOKS)) {
    const written = looks[look as keyof typeof LOOKS];
    if (written !== undefined && !(known as readonly string[]).includes(written))
      yield { written, message: `${look} ${of} cannot be "${written}".`, known };
  }
  for (const written of order ?? [])
    if (!sections.includes(written))
      yield {
        written,
        message: `There is no section called "${written}" to show ${of}.`,
        known: sections,
      };
  for (const written of problemIcons ?? [])
    if (!ICON_NAMES.includes(written))
      yield { written, message: `There is no icon "${written}" to show ${of}.`, known: ICON_NAMES };
}

function hintFor({ written, known }: WrongName): string {
  const meant = suggest(written, known);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  return known.length <= MOST_LISTED
    ? `It can be ${known.join(', ')}.`
    : 'Correct it, or take it out.';
}

function diagnostic(
  place: CodePlace | undefined,
  cwd: string,
  root: string,
  words: Pick<Diagnostic, 'message' | 'hint'>,
): Diagnostic {
  return {
    file: displayPath(place?.path ?? join(root, 'site', 'site.ts'), cwd),
    ...(place ? rangeAt(place.source, place.start, place.end) : WHOLE_FILE),
    rule: 'code/definition',
    severity: 'error',
    ...words,
  };
}

/** The sample of a section that its own schema refuses, at the key in question. */
function* wrongSamples(
  root: string,
  { sections = [] }: SiteDefinition,
  cwd: string,
): Generator<Diagnostic> {
  for (const { name, schema, sample } of sections) {
    const issues = schema.safeParse(sample).error?.issues ?? [];
    // A misspelled key is missing too.
    const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
    if (!issue) continue;
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path.slice(-1);
    const behind = new RegExp(`\\bname:\\s*(["'\`])${escaped(name)}\\1`);
    const inSample = new RegExp(
      `(?<=\\bsample:[\\s\\S]*)\\b${escaped(String(key ?? 'sample'))}(?=["']?\\s*:)`,
    );
    const place = placeIn(root, inSample, behind) ?? placeIn(root, /\bsample(?=\s*:)/, behind);
    const at = pathName(issue.path);
    yield diagnostic(place, cwd, root, {
      message:
        issue.code === 'unrecognized_keys'
          ? `The sample of the section "${name}" has a key "${String(key)}" that its schema does not know.`
          : `The sample of the section "${name}" does not fit its schema${at === '' ? '' : `: ${at} is wrong or missing`}.`,
      hint: 'Correct the sample, or the schema above it.',
    });
  }
}

/** What a site defines and nothing can use: looks of themes, and samples of sections. */
export function definitionFaults(
  root: string,
  definition: SiteDefinition,
  cwd: string,
): Diagnostic[] {
  const { required, optional, popups } = LANDING_SECTIONS;
  const own = definition.sections ?? [];
  const sections = [...PAGE_SECTIONS, ...required, ...optional, ...popups, ...own].map(
    ({ name }) => name,
  );
  const found: Diagnostic[] = [];
  for (const [theme, design] of Object.entries(definition.themes ?? {}))
    for (const wrong of wrongNames(theme, design, sections)) {
      const place = placeIn(root, literal(wrong.written));
      found.push(diagnostic(place, cwd, root, { message: wrong.message, hint: hintFor(wrong) }));
    }
  return [...found, ...wrongSamples(root, definition, cwd)];
}
