import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import type { RuleDoc } from './rule-docs.ts';

/** Longer descriptions are cut off or refused by code hosts. */
const MOST_CHARACTERS = 1000;

const LINK = /\[([^\]]+)\]\([^)]*\)/g;

/** The end of a sentence, followed by another one. */
const NEXT_SENTENCE = /(?<=[.?!][”)]*)\s+(?=[A-Z“`])/;

/** Text without the marks of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replace(/`|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function joinedUpTo(most: number, sentences: readonly string[]): string {
  let text = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length >= most) break;
    text += ` ${sentence}`;
  }
  return text;
}

/** The documentation of a rule. Links lead to other parts of the file, and stay texts. */
function docIn(section: string): RuleDoc {
  const markdown = section.replace(LINK, '$1');
  const paragraphs = markdown.split(/\n{2,}/).filter((text) => !text.startsWith('Severity: '));
  const sentences = plain(paragraphs[0] ?? '').split(NEXT_SENTENCE);
  return { short: sentences[0] ?? '', full: joinedUpTo(MOST_CHARACTERS, sentences), markdown };
}

/**
 * The documentation of each rule by its name.
 *
 * @param text of `docs/rules.md`, which has a rule below each heading of the third level.
 */
export function ruleDocsIn(text: string): Record<string, RuleDoc> {
  const docs: Record<string, RuleDoc> = {};
  for (const section of text.split(/^(?=#{2,3} )/m)) {
    const [, name, content] = /^### (\w+\/[\w-]+)\n([\s\S]*)$/.exec(section) ?? [];
    if (name !== undefined && content !== undefined) docs[name] = docIn(content.trim());
  }
  return docs;
}

/**
 * Writes the documentation of the rules next to the compiled tool, which is installed without `docs/`; compressed, as it would be
 * a thirtieth of the tool.
 *
 * @param source absolute path of `docs/rules.md`.
 * @param file absolute path.
 */
export function writeRuleDocs(source: string, file: string): Plugin {
  return {
    name: 'touchdown:write-rule-docs',
    writeBundle: () =>
      writeFileSync(
        file,
        brotliCompressSync(JSON.stringify(ruleDocsIn(readFileSync(source, 'utf8')))),
      ),
  };
}
