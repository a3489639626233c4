import type { CopyRule } from '../../content/rule.ts';
import { wholeCopy } from '../texts.ts';
import { mayHave } from '../words/copy-signs.ts';
import { SIGN } from '../words/telling-words.ts';

const PLACEHOLDER =
  /\blorem ipsum\b|\byour (?:headline|text|title|name|business name|company name) here\b|(?<!\[)\[(?:insert|your|name|business|company|city|town|date|ihr|ihre|su|nombre|ciudad|fecha|ort|datum)\b|\b(?:platzhalter(?:text)?|blindtext|texto de (?:ejemplo|relleno|prueba)|placeholder(?: text)?|dummy text|sample text)\b|\?{3,}|\basdf\b|\bwww\.example\.(?:com|org|net)\b/i;

/** Marks that are written in capitals: "todo" is a Spanish word. */
const MARK = /\b(?:TBD|TK|TODO|FIXME|XXX+)\b/;

/** Text that was meant to be replaced. */
export const copyPlaceholder: CopyRule = {
  name: 'copy/placeholder',
  severity: 'warning',
  *check({ raw, texts }) {
    if (!mayHave(raw, SIGN.placeholder)) return;
    const copy = wholeCopy(raw);
    if (!PLACEHOLDER.test(copy) && !MARK.test(copy)) return;
    for (const { path, text } of texts) {
      const found = PLACEHOLDER.exec(text) ?? MARK.exec(text);
      if (found)
        yield {
          path,
          span: [found.index, found.index + found[0].length],
          message: `"${found[0]}" looks like a placeholder that was never filled in.`,
          hint: 'Replace it with the real text.',
        };
    }
  },
};
