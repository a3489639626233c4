import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { SITE_FOLDERS } from '../../rules/source-texts.ts';

/** The mark of an invented name or quotation, in the languages of the engine: `Dana R. (sample)`. */
const MARKED = /(?<=[\p{L}.}] )\((?:sample|muestra|ejemplo|beispiel|muster)\)(?!\s*(?:=>|;))/giu;

/** The mark of an invented customer in place of a family name, as new sites have them: `author: Sample, Dana R.` */
const MARKED_AUTHOR =
  /(?<=(?<!\p{L})(?:author|autora?)["']?:\s*["'`]?)(?:sample|muestra|ejemplo|beispiel|muster),(?= \p{Lu})/giu;

/** Lists the group `samples`, by which `production/sample-data` already reminds of invented voices. */
const LISTED = /^samples(?:\.|$)/;

/** Files with texts that visitors read. */
const TEXTS = /\.(?:ya?ml|md|tsx?|json)$/;

/** What new landings are made of is not on a page. */
const STARTERS = /^starters[/\\]/;

function* filesBelow(folder: string): Generator<string> {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A site may have neither of the folders.
  }
  for (const name of names.sort())
    if (TEXTS.test(name) && !STARTERS.test(name)) yield join(folder, name);
}

/** Texts that are still marked as samples; only called before a site goes live. */
export function checkSampleTexts(
  root: string,
  {
    landingsDir,
    cwd,
    sampleData,
  }: { landingsDir: string; cwd: string; sampleData: readonly string[] },
): Diagnostic[] {
  const marks = sampleData.some((name) => LISTED.test(name)) ? [MARKED] : [MARKED, MARKED_AUTHOR];
  const folders = [landingsDir, ...SITE_FOLDERS.map((folder) => join(root, folder))];
  return [...new Set(folders.flatMap((folder) => [...filesBelow(folder)]))].flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const found = marks.flatMap((mark) => [...matchesIn(text, mark)]);
    return found.map(({ 0: mark, index }) =>
      report(
        { file: displayPath(path, cwd), text },
        {
          range: rangeAt(text, index, index + mark.length),
          rule: 'production/sample-text',
          severity: 'warning',
          message: 'This is marked as a sample, and visitors read it.',
          hint: 'Put real words in its place, or take it away.',
        },
      ),
    );
  });
}
