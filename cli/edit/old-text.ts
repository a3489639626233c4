import type { CST } from 'yaml';
import { columnOf } from './lines.ts';
import { widthOf } from './wrapped-lines.ts';

/** The formatting of a text that is replaced. */
export interface OldText {
  kind: 'plain' | 'single' | 'double' | 'folded' | 'literal';
  /** Its parsed value. */
  value: string;
  /** Lines of a block without their indentation; of any other text, as written. */
  lines: string[];
  /** Column of its lines, except the first of a text without a header. */
  indent: number;
  /** Column at which its lines were wrapped, if it can be determined. */
  width: number | undefined;
  /** Indentation indicator in the header of a block. */
  digit: string;
}

const KINDS = {
  scalar: 'plain',
  'single-quoted-scalar': 'single',
  'double-quoted-scalar': 'double',
} as const;

function indentOf(line: string | undefined): number {
  return /^ */.exec(line ?? '')?.[0].length ?? 0;
}

function oldBlock({ props, source }: CST.BlockScalar, value: string): OldText | undefined {
  const header = props.find(({ type }) => type === 'block-scalar-header');
  if (!header || !('source' in header)) return undefined;
  const lines = source.replace(/(?:\r?\n)+$/, '').split(/\r?\n/);
  const indent = indentOf(lines.find((line) => line.trim() !== ''));
  const bare = lines.map((line) => line.slice(indent));
  return {
    kind: header.source.startsWith('>') ? 'folded' : 'literal',
    value,
    lines: bare,
    indent,
    width: widthOf(bare, indent),
    digit: /\d/.exec(header.source)?.[0] ?? '',
  };
}

/** Detects how a text is written; undefined for other values. */
export function oldText(
  text: string,
  token: CST.Token | null | undefined,
  value: unknown,
): OldText | undefined {
  if (typeof value !== 'string') return undefined;
  if (token?.type === 'block-scalar') return oldBlock(token, value);
  const kind = KINDS[token?.type as keyof typeof KINDS];
  if (!token || !kind || !('source' in token)) return undefined;
  const lines = token.source.split(/\r?\n/);
  const full = lines.map((line, index) =>
    index === 0 ? ' '.repeat(columnOf(text, token.offset)) + line : line,
  );
  return {
    kind,
    value,
    lines,
    indent: indentOf(lines[1]),
    width: widthOf(full, 0),
    digit: '',
  };
}
