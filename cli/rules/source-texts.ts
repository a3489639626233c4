import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import {
  isInline,
  isNode,
  isQuotation,
  jsxWords,
  linkWords,
  NAMES,
  type Node,
  OPEN_PLACE,
  wordsOf,
} from './source-syntax.ts';
import { EMPTY_WORDS } from './words/link-words.ts';

/** A text in the source of a template: a literal, or the text between two block elements. */
export interface SourceText {
  text: string;
  /** Path as diagnostics show it. */
  file: string;
  /** The whole file, to compute line numbers when there is a finding. */
  source: string;
  /** Start and end of the text in it, in UTF-16 units. */
  start: number;
  end: number;
  /** True for a replacement string, where `$1` is not an amount. */
  replacement?: boolean;
  /** True for quotations. */
  quoted?: boolean;
  /** True for the words of a link, which are part of another text, too. */
  link?: boolean;
}

/** Folders of a site whose texts end up on pages, in the build or in the browser. */
export const SITE_FOLDERS: readonly string[] = ['pages', 'site'];

/** The same of the engine. */
const ENGINE_FOLDERS = ['renderer', 'cli/previews'];

/** Modules of a site that render nothing: rules quote forbidden phrases, fact descriptions are for the owner. */
const BEHIND_PAGES = /^site[\\/](?:site|rules|facts)(?:[\\/]|\.tsx?$)/;

/** Collects the texts of one file. */
class Collector {
  readonly texts: SourceText[] = [];
  readonly #file: string;
  readonly #source: string;
  #quoted = false;

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
  }

  #push(text: string, start: number, end: number, replacement: boolean): void {
    if (!/\p{L}{2}|\$|\d{3}\D{1,2}\d{3}/u.test(text)) return;
    this.texts.push({
      text,
      file: this.#file,
      source: this.#source,
      start,
      end,
      ...(replacement ? { replacement } : {}),
      ...(this.#quoted ? { quoted: true } : {}),
    });
  }

  /** Words of a link that say nothing; all others are checked as part of their sentence. */
  #noteLink(element: Node): void {
    const words = linkWords(element);
    if (words === undefined || !EMPTY_WORDS.test(words)) return;
    const [first] = element.children as Node[];
    const start = first?.start ?? element.start;
    const end = (element.children as Node[]).at(-1)?.end ?? element.end;
    const source = this.#source;
    this.texts.push({ text: words, file: this.#file, source, start, end, link: true });
  }

  visit(node: unknown, replacement = false): void {
    if (Array.isArray(node)) {
      for (const child of node) this.visit(child, replacement);
      return;
    }
    if (!isNode(node)) return;
    if (/^(?:Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'JSXAttribute' && NAMES.test(String((node.name as { name?: unknown }).name)))
      return;
    if (!this.#quoted && isQuotation(node)) {
      this.#quoted = true;
      this.visit(node, replacement);
      this.#quoted = false;
      return;
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      this.#noteLink(node);
      this.visit(node.openingElement);
      this.#children(node);
      return;
    }
    const words = wordsOf(node);
    if (words !== undefined) {
      this.#push(words, node.start, node.end, replacement);
      if (node.type === 'TemplateLiteral') this.visit(node.expressions);
      if (node.type === 'BinaryExpression')
        for (const side of [node.left, node.right])
          if (wordsOf(side as Node) === undefined) this.visit(side);
      return;
    }
    const method =
      node.type === 'CallExpression'
        ? (node.callee as { property?: { name?: string } }).property?.name
        : undefined;
    for (const [key, child] of Object.entries(node))
      if (typeof child === 'object')
        this.visit(child, method?.startsWith('replace') === true && key === 'arguments');
  }

  /** One text from block to block, including the children of inline elements. */
  #children(element: Node): void {
    let run = '';
    let start = -1;
    let end = -1;
    const flush = () => {
      if (run.trim() !== '' && start >= 0) this.#push(run.trim(), start, end, false);
      run = '';
      start = -1;
    };
    const add = (text: string, node: Node) => {
      if (start < 0 && text.trim() === '') return;
      if (start < 0)
        start =
          node.start + (this.#source.slice(node.start, node.end).match(/^\s*/)?.[0].length ?? 0);
      run += text;
      if (text.trim() !== '') end = node.end;
    };
    const walk = (children: readonly Node[]) => {
      for (const child of children) {
        if (child.type === 'JSXText') add(jsxWords(String(child.value)), child);
        else if (child.type === 'JSXExpressionContainer') {
          const expression = child.expression as Node;
          const words = wordsOf(expression);
          if (words !== undefined) {
            add(words, child);
            if (expression.type === 'TemplateLiteral') this.visit(expression.expressions);
          } else {
            add(OPEN_PLACE, child);
            this.visit(expression);
          }
        } else if (isInline(child)) {
          this.#noteLink(child);
          this.visit(child.openingElement);
          walk(child.children as Node[]);
        } else {
          flush();
          this.visit(child);
        }
      }
    };
    walk(element.children as Node[]);
    flush();
  }
}

/** The modules below a folder, which may not exist, except tests. */
export function* modulesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* modulesBelow(path);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Sources by path, as last read, with their texts. */
export type KnownSources = Map<string, { source: string; texts: readonly SourceText[] }>;

/**
 * Every text in the sources of pages, layout, islands and everything else that renders text.
 *
 * @param isWanted whether to search a file for texts, given its source and absolute path.
 * @param known cache, which is used and filled; for repeated calls from one folder.
 * @param root folder of the site. Files that do not parse are reported by the bundler.
 */
export async function sourceTexts(
  root: string,
  cwd: string,
  isWanted: (source: string, path: string) => boolean = () => true,
  known: KnownSources = new Map(),
): Promise<SourceText[]> {
  // Loaded on demand: only checks of the whole site need the parser.
  const { parseAst } = await import('rolldown/parseAst');
  const folders = [
    ...SITE_FOLDERS.map((folder) => join(root, folder)),
    ...ENGINE_FOLDERS.map((folder) => join(ENGINE_ROOT, folder)),
  ];
  return folders.flatMap((folder) =>
    [...modulesBelow(folder)].sort().flatMap((path) => {
      if (BEHIND_PAGES.test(relative(root, path))) return [];
      const source = readFileSync(path, 'utf8');
      if (!isWanted(source, path)) return [];
      const kept = known.get(path);
      if (kept?.source === source) return kept.texts;
      const collector = new Collector(displayPath(path, cwd), source);
      try {
        collector.visit(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).body);
      } catch {
        return [];
      }
      const { texts } = collector;
      known.set(path, { source, texts });
      return texts;
    }),
  );
}
