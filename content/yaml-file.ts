import type { Diagnostic, Range } from './diagnostic.ts';
import { WHOLE_FILE } from './diagnostic.ts';
import { parsePlainYaml } from './plain-yaml.ts';
import { report, type SourceFile } from './source-file.ts';
import { type Locate, parseYamlDocument, type YamlDocument } from './yaml-document.ts';
import { guardYaml } from './yaml-guard.ts';

/** The value of a YAML file and the way back to its places. */
export interface ParsedYaml {
  /** Undefined if the file has syntax errors. */
  value: unknown;
  diagnostics: Diagnostic[];
  locate: Locate;
}

/** Where a comment may have cut a text off, which only the full parser can tell. */
const MAYBE_CUT = /\S #[^\s#]/;

function nowhere(): Range {
  return WHOLE_FILE;
}

function isBlank(text: string): boolean {
  return !/^(?![^\S\n]*(?:#|---[^\S\n]*$|$))/m.test(text);
}

/**
 * Parses a YAML file. Plain files, which is nearly all of them, take the quick way; positions are
 * worked out only when somebody asks for them.
 *
 * @returns every syntax fault of the file at once; never throws.
 */
export function parseYaml(source: SourceFile): ParsedYaml {
  if (isBlank(source.text)) {
    const finding = {
      range: WHOLE_FILE,
      rule: 'syntax/empty-file',
      message: 'The file is empty.',
      hint: 'Start with touchdown new-landing, or delete the file.',
    };
    return { value: undefined, diagnostics: [report(source, finding)], locate: nowhere };
  }
  const guarded = guardYaml(source.text);
  if (guarded.length > 0) {
    return {
      value: undefined,
      diagnostics: guarded.map((finding) => report(source, finding)),
      locate: nowhere,
    };
  }
  let document: YamlDocument | undefined;
  const open = () => {
    document ??= parseYamlDocument(source.text);
    return document;
  };
  const locate: Locate = (path, at) => open().locate(path, at);
  const { text } = source;
  const plain = text.includes(' #') && MAYBE_CUT.test(text) ? undefined : parsePlainYaml(text);
  if (plain !== undefined) return { value: plain, diagnostics: [], locate };
  const { value, findings } = open();
  return { value, diagnostics: findings.map((finding) => report(source, finding)), locate };
}
