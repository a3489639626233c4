import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { pageFilesIn, routeFolders } from '../../content/pages/page-routes.ts';
import { readSource, type SourceFile } from '../../content/source-file.ts';
import { isClassicSlip } from '../../rules/words/spelling/classic-slips.ts';

/** Findings about one word, all in one file. */
interface Slip {
  file: string;
  findings: Diagnostic[];
}

/**
 * Holds back spelling findings until the whole site has been checked: a word in several files is a technical term,
 * not a mistake.
 */
export class TradeWords {
  /** By word; null if it is in several files. */
  readonly #slips = new Map<string, Slip | null>();

  /** @returns the findings that are not held back. */
  holdBack(findings: readonly Diagnostic[]): readonly Diagnostic[] {
    if (findings.every(({ word }) => word === undefined)) return findings;
    return findings.filter((finding) => {
      const { word } = finding;
      if (word === undefined || isClassicSlip(word)) return true;
      this.#add(word, finding);
      return false;
    });
  }

  #add(word: string, finding: Diagnostic): void {
    const known = this.#slips.get(word);
    if (known === undefined) this.#slips.set(word, { file: finding.file, findings: [finding] });
    else if (known?.file === finding.file) known.findings.push(finding);
    else this.#slips.set(word, null);
  }

  /**
   * Findings that were held back and are mistakes after all: the word is on no other page, with or without a
   * finding.
   */
  slips(site: { root: string; cwd: string }): Diagnostic[] {
    const slips = [...this.#slips].flatMap(([word, slip]) => (slip ? [{ word, ...slip }] : []));
    if (slips.length === 0) return [];
    const usual = new Set<string>();
    for (const { file, text } of pageSources(site)) {
      const small = text.toLowerCase();
      for (const slip of slips)
        if (slip.file !== file && isWordOf(small, slip.word)) usual.add(slip.word);
    }
    return slips.flatMap(({ word, findings }) => (usual.has(word) ? [] : findings));
  }
}

/** The files of the hand-written pages, including broken ones. */
function* pageSources({ root, cwd }: { root: string; cwd: string }): Generator<SourceFile> {
  const folder = join(root, 'pages');
  for (const route of routeFolders(folder))
    for (const path of pageFilesIn(join(folder, route))) {
      const { source } = readSource(path, { cwd });
      if (source) yield source;
    }
}

function isWordOf(text: string, word: string): boolean {
  return text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
}
