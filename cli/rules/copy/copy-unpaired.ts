import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { mayHave } from '../words/copy-signs.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isSearched } from '../words/text-kinds.ts';

/** Signs that end what another one begins. */
const OPENERS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '”': '“', '»': '«' };

/** Brackets that stand alone: `a)`, `2.)` and faces. */
const ALONE = /(?<![\p{L}\d])(?:\p{L}|\d{1,2})\.?\)|[:;]-?[()]/gu;

/** Inches and feet after a number are no quotes. */
const QUOTES = /(?<!\d)"/g;

const SUSPECTS = /[()[\]“”„«»"?!]/;

function withoutLoneBrackets(text: string): string {
  return text.replace(ALONE, (whole, offset: number) => {
    // The bracket of "(a)" has its partner.
    const opened = text.lastIndexOf('(', offset);
    const isPaired = opened !== -1 && !text.slice(opened, offset).includes(')');
    return isPaired ? whole : ' '.repeat(whole.length);
  });
}

/** The first bracket or quote without its partner. */
function unpaired(text: string, isGerman: boolean): Span | undefined {
  const open: [sign: string, at: number][] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '„' || (sign === '“' && !(isGerman && open.at(-1)?.[0] === '„')))
      open.push([sign, at]);
    else if (sign === '(' || sign === '[' || sign === '«') open.push([sign, at]);
    else if (sign === '“') open.pop();
    else if (sign in OPENERS) {
      const last = open.at(-1)?.[0];
      const isPartner = last === OPENERS[sign] || (sign === '”' && last === '„');
      if (!isPartner) return [at, at + 1];
      open.pop();
    }
  }
  const [, at] = open[0] ?? [];
  if (at !== undefined) return [at, at + 1];
  const quotes = [...text.matchAll(QUOTES)];
  const { index } = quotes.at(-1) ?? {};
  return quotes.length % 2 === 1 && index !== undefined ? [index, index + 1] : undefined;
}

/** A Spanish question or exclamation that nothing opens. */
function unopened(text: string): Span | undefined {
  for (const { 0: sign, index } of text.matchAll(/(?<=[\p{L}\d"”»)])[?!]/gu)) {
    const opener = sign === '?' ? '¿' : '¡';
    const before = text.slice(0, index);
    if (before.lastIndexOf(opener) <= before.lastIndexOf(sign)) return [index, index + 1];
  }
  return undefined;
}

/** A bracket, a quote, or a Spanish question mark that has lost its partner. */
export const copyUnpaired: CopyRule = {
  name: 'copy/unpaired',
  severity: 'warning',
  *check({ language, raw, texts }) {
    const isSpanish = language.startsWith('es');
    if (!mayHave(raw, SIGN.unpaired | (isSpanish ? SIGN.unopened : 0))) return;
    for (const located of texts) {
      const { path, text } = located;
      if (isSearched(located) || isBody(located) || !SUSPECTS.test(text)) continue;
      const prose = proseOf(text);
      const span =
        unpaired(withoutLoneBrackets(prose), language.startsWith('de')) ??
        (isSpanish ? unopened(prose) : undefined);
      if (!span) continue;
      yield {
        path,
        span,
        message: `${text[span[0]]} stands here without its partner.`,
        hint: 'Write the other one, or take this one away.',
      };
    }
  },
};
