import pc from 'picocolors';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { Language } from '../../schemas/language.ts';
import { hasErrors } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { readCheckedConfig } from '../lint/site/checked-config.ts';
import { type DescribedStarter, describeStarters } from '../new-landing/describe-starters.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { plainFinding } from '../report/summary.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { StarterList } from '../site/starter-list.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';

export interface ListStartersOptions extends SiteOptions {
  language?: Language;
  /** Also write the gallery with pictures, and open it on an interactive terminal. */
  open: boolean;
  /** False if the command line also asks to create a landing, or has `--open` without `--list`. */
  isAlone: boolean;
  json: boolean;
}

function entry({ name, from, purpose, languages, sections }: DescribedStarter): string {
  const own = from === 'site' ? ' (of this site)' : '';
  return `${pc.bold(name)}${own}: ${purpose}\n  ${languages.join(', ')} · ${sections.join(', ')}\n`;
}

/**
 * `touchdown new-landing --list`: the starters for new landings. `--json` prints `{"starters": […]}`, with `--open`
 * also `gallery`, the path of the page with their pictures.
 *
 * @returns 0 on success, 1 if the configuration has errors or the pictures cannot be rendered, 2 if the language is
 *   not one of the site’s.
 */
export async function listStarters(options: ListStartersOptions, io: Io): Promise<ExitCode> {
  const { json, open } = options;
  if (!options.isAlone) {
    const message =
      'To list the starters, run "touchdown new-landing --list"; add --open to see them in the browser.';
    return fail({ code: EXIT.usage, message, json }, io);
  }
  const site = await openSite(io.cwd, options);
  const { config, facts, words, diagnostics } = readCheckedConfig(site, io.cwd);
  if (!config || !facts || !words || hasErrors(diagnostics)) {
    if (json)
      io.stdout.write(
        `${JSON.stringify({ starters: [], diagnostics: diagnostics.map(plainFinding) })}\n`,
      );
    io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
    return EXIT.failed;
  }
  const languages = languagesOf(config);
  const { language = languages[0] } = options;
  if (!languages.includes(language)) {
    const message = `--language ${language}: pages can be written in ${languages.join(' or ')}, the languages in site.config.yaml.`;
    return fail({ code: EXIT.usage, message, json }, io);
  }
  try {
    const list = new StarterList(site);
    const starters = describeStarters(list, language);
    const gallery = open
      ? await (await import('../starter-gallery/write-gallery.ts')).writeGallery(
          { site, config, words, facts, list, starters, language },
          io.signal,
        )
      : undefined;
    if (json)
      io.stdout.write(
        `${JSON.stringify({ starters, ...(gallery === undefined ? {} : { gallery: displayPath(gallery, io.cwd) }) })}\n`,
      );
    else {
      io.stdout.write(starters.map(entry).join('\n'));
      if (gallery !== undefined) io.stdout.write(`\nGallery: ${displayPath(gallery, io.cwd)}\n`);
    }
    if (gallery !== undefined && io.interactive && !json)
      (await import('../starter-gallery/open-in-browser.ts')).openInBrowser(gallery);
    return EXIT.success;
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    return fail({ code: EXIT.failed, message: error.message, json }, io);
  }
}
