/** A declaration of a style sheet, with the preludes of the blocks around it, the outermost first. */
import { matchesIn } from '../../content/text-rules/matches-in.ts';
export interface Declaration {
  kind: 'declaration';
  name: string;
  value: string;
  start: number;
  valueStart: number;
  end: number;
  blocks: readonly string[];
}

/** What a block begins with, a selector or an at-rule; or an at-rule without a block. */
export interface Prelude {
  kind: 'prelude';
  text: string;
  start: number;
}

/** What is not closed, or closes nothing. */
export interface Slip {
  kind: 'slip';
  what: 'brace' | 'closing' | 'comment' | 'quote' | 'colon';
  start: number;
  end: number;
}

interface Block {
  text: string;
  brace: number;
  indent: number;
}

/** The text with comments as spaces, and of strings and addresses only what surrounds them, all at its place. */
function bared(css: string): { text: string; slip?: Slip } {
  let slip: Slip | undefined;
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const text = css.replace(
    /\/\*[\s\S]*?(?:\*\/|$)|(["'])(?:\\[\s\S]|(?!\1)[^\\\n])*(\1|(?=\n|$))|\burl\((?!\s*["'])[^)]*/g,
    (part, quote: string | undefined, closing: string | undefined, start: number) => {
      const end = start + part.length;
      if (part.startsWith('/*')) {
        if (part.length < 4 || !part.endsWith('*/'))
          slip ??= { kind: 'slip', what: 'comment', start, end: start + 2 };
        return blank(part);
      }
      if (quote === undefined) return part.slice(0, 4) + blank(part.slice(4));
      if (closing === '') slip ??= { kind: 'slip', what: 'quote', start, end };
      return `"${blank(part.slice(1, -1))}"`.slice(0, part.length);
    },
  );
  return { text, ...(slip ? { slip } : {}) };
}

function indentAt(text: string, index: number): number {
  const line = text.lastIndexOf('\n', index - 1) + 1;
  return text.slice(line, index).search(/\S|$/);
}

/** The statements of a style sheet in turn; after a slip that changes the rest, nothing follows. */
export function* statementsOf(css: string): Generator<Declaration | Prelude | Slip> {
  const { text, slip } = bared(css);
  if (slip) return yield slip;
  const open: Block[] = [];
  /** A block that the next one, which is indented no further, shows to be unclosed. */
  let suspect: Block | undefined;
  let from = 0;
  for (const { 0: sign, index } of matchesIn(text, /[;{}]/g)) {
    // A semicolon inside parentheses ends nothing.
    const whole = text.slice(from, index);
    if (sign === ';' && whole.split('(').length > whole.split(')').length) continue;
    const start = from + whole.search(/\S|$/);
    from = index + 1;
    if (sign === '{') {
      const [top, indent] = [open.at(-1), indentAt(text, start)];
      if (top && indent <= top.indent && text.slice(top.brace, start).includes('\n'))
        suspect ??= top;
      yield { kind: 'prelude', text: css.slice(start, index).trim(), start };
      open.push({ text: css.slice(start, index).trim(), brace: index, indent });
      continue;
    }
    if (start < index) yield* statementAt(css.slice(start, index), start, open);
    if (sign === '}' && !open.pop())
      return yield { kind: 'slip', what: 'closing', start: index, end: index + 1 };
  }
  const unclosed = open.length === 0 ? undefined : (suspect ?? open.at(-1));
  if (unclosed)
    yield { kind: 'slip', what: 'brace', start: unclosed.brace, end: unclosed.brace + 1 };
}

/** A declaration, one without its colon, or an at-rule that ends here; what else is outside any block is passed over. */
function* statementAt(
  written: string,
  start: number,
  open: readonly Block[],
): Generator<Declaration | Prelude | Slip> {
  const text = written.trimEnd();
  const end = start + text.length;
  if (text.startsWith('@')) return yield { kind: 'prelude', text, start };
  if (open.length === 0 && !text.startsWith('$')) return;
  const [, name = '', between = ''] = /^([^\s:]+)(\s*:\s*)/.exec(text) ?? [];
  if (name === '') return yield { kind: 'slip', what: 'colon', start, end };
  const valueStart = start + name.length + between.length;
  const value = text.slice(name.length + between.length);
  yield {
    ...{ kind: 'declaration', name, value, start, valueStart, end },
    blocks: open.map(({ text: prelude }) => prelude),
  };
}
