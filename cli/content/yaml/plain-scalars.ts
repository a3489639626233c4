/** Characters that cannot start a plain scalar. */
const INDICATOR = /^[-?:,[\]{}#&*!|>'"%@`]/;

const INTEGER = /^[-+]?[0-9]+$/;
const FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const NULL = /^(?:null|Null|NULL|~)$/;
const BOOLEAN = /^(?:true|True|TRUE|false|False|FALSE)$/;
const SPECIAL_NUMBER =
  /^(?:[-+]?(?:\.inf|\.Inf|\.INF)|\.nan|\.NaN|\.NAN|0o[0-7]+|0x[0-9a-fA-F]+|[-+]?0+)$/;

const ESCAPES: Record<string, string> = { '"': '"', '\\': '\\', '/': '/', n: '\n', t: '\t' };

/** Signals "not sure": the caller uses the full parser for the whole file. */
export class NotPlain extends Error {
  override name = 'NotPlain';
}

const notPlain = new NotPlain();

/** Gives up the fast path. A shared error object is enough: its stack is never used. */
export function giveUp(): never {
  throw notPlain;
}

/** Resolves a plain scalar by the YAML 1.2 core schema; an empty one is null. */
export function resolvePlain(text: string): unknown {
  if (text === '') return null;
  const first = text.charCodeAt(0);
  // The common case: letters that do not start a special word.
  const letter = (first >= 65 && first <= 90) || (first >= 97 && first <= 122);
  if (letter) {
    if (text.length > 5) return text;
    if (NULL.test(text)) return null;
    if (BOOLEAN.test(text)) return text[0] === 't' || text[0] === 'T';
    return text;
  }
  if (text === '~') return null;
  if (INDICATOR.test(text) && !/^-[^\s-]/.test(text)) giveUp();
  if (INTEGER.test(text) || FLOAT.test(text)) {
    if (text !== '0' && SPECIAL_NUMBER.test(text)) giveUp();
    return Number(text);
  }
  if (SPECIAL_NUMBER.test(text)) giveUp();
  return text;
}

/** True if a key is a string, and not a boolean or null. */
export function isPlainKey(key: string): boolean {
  return key.length > 5 || !(NULL.test(key) || BOOLEAN.test(key));
}

/** The content of a single-quoted scalar, given without its quotes. */
export function unquoteSingle(inner: string): string {
  return inner.includes("'") ? inner.replaceAll("''", "'") : inner;
}

/** The content of a double-quoted scalar, given without its quotes. */
export function unquoteDouble(inner: string): string {
  if (!inner.includes('\\')) return inner;
  return inner.replace(/\\(u[0-9a-fA-F]{4}|[\s\S])/g, (_, escaped: string) => {
    if (escaped.length === 5) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return ESCAPES[escaped] ?? giveUp();
  });
}

/** Offset of the quote that closes the scalar opened at `start`; -1 if it is not in this line. */
export function closingQuote(line: string, start: number): number {
  const quote = line[start];
  for (let index = start + 1; index < line.length; index += 1) {
    const character = line[index];
    if (character === '\\' && quote === '"') {
      index += 1;
    } else if (character === quote) {
      if (quote === "'" && line[index + 1] === "'") index += 1;
      else return index;
    }
  }
  return -1;
}
