import type { Diagnostic } from '../diagnostic.ts';
import { WHOLE_FILE } from '../diagnostic.ts';
import { parseInBlocks } from '../pages/known-blocks.ts';
import { type Finding, report, type SourceFile } from '../source-file.ts';
import { joinedEntries } from './joined-entries.ts';
import { locatePlain } from './plain-locations.ts';
import { type Locate, parseYamlDocument, type YamlDocument } from './yaml-document.ts';
import { guardYaml } from './yaml-guard.ts';

/** The value of a YAML file, and the positions of its parts. */
export interface ParsedYaml {
  /** Undefined if the file has syntax errors. */
  value: unknown;
  diagnostics: Diagnostic[];
  locate: Locate;
}

const EMPTY: Finding = {
  range: WHOLE_FILE,
  rule: 'syntax/empty-file',
  message: 'There is nothing in this file.',
  hint: 'Delete it and run touchdown new-landing, which writes a complete one.',
};

function isBlank(text: string): boolean {
  return !/^(?![^\S\n]*(?:#|---[^\S\n]*$|$))/m.test(text);
}

function joinedFaults(source: SourceFile, value: unknown): Diagnostic[] {
  return Array.from(joinedEntries(source.text, value), (finding) => report(source, finding));
}

/**
 * Parses a YAML file. Plain files, which are nearly all, take the fast path; positions are computed on demand.
 *
 * @returns every syntax error of the file at once; never throws.
 */
export function parseYaml(source: SourceFile): ParsedYaml {
  let document: YamlDocument | undefined;
  const open = () => {
    document ??= parseYamlDocument(source.text);
    return document;
  };
  const plain = parseInBlocks(source.text);
  if (plain !== undefined) {
    const locate: Locate = (...place) =>
      locatePlain(source.text, plain, ...place) ?? open().locate(...place);
    return { value: plain, diagnostics: joinedFaults(source, plain), locate };
  }

  const faults = isBlank(source.text) ? [EMPTY] : guardYaml(source.text);
  const unusable = faults.length > 0;
  const { value, findings } = unusable ? { value: undefined, findings: faults } : open();
  return {
    value,
    diagnostics: [
      ...findings.map((finding) => report(source, finding)),
      ...(value === undefined ? [] : joinedFaults(source, value)),
    ],
    locate: unusable ? () => WHOLE_FILE : (...place) => open().locate(...place),
  };
}
