import type { Diagnostic } from '../../content/diagnostic.ts';
import { copyLanguage } from '../../rules/copy/copy-language.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { sourceFinding } from './source-finding.ts';

const BOTH =
  'close|back|next|send|cancel|search|submit|save|delete|edit|open|previous|continue|loading|sending|remove|add|confirm|choose|yes|today|tomorrow|phone|address|required|message|help|questions|settings|price|prices|password';

/** Labels that are English and nothing else, by the language that has words of its own for them. German uploads and has details. */
const LABELS: Readonly<Record<string, RegExp>> = {
  es: new RegExp(
    `^(?:${BOTH}|download|upload|details|optional|date|time|notes|share)(?:\\.{3}| ?…|:)?$`,
    'i',
  ),
  de: new RegExp(`^(?:${BOTH}|date|time|notes|share)(?:\\.{3}| ?…|:)?$`, 'i'),
};

const NAMES: Readonly<Record<string, string>> = { es: 'Spanish', de: 'German' };

/** Keys of values that no visitor reads. */
const OF_CODE =
  /(?:^|[^\p{L}\w])(?:icon|mark|type|kind|id|key|name|component|variant|event|action|code|slug|href|className|en|EN)["']?\s*:\s*$/u;

/** Characters before a value in which its key is looked for. */
const BEFORE = 40;

/** English labels in a table of texts that is named after another language. */
export function* leftEnglish(texts: readonly SourceText[]): Generator<Diagnostic> {
  for (const text of texts) {
    const { language = '', source, start } = text;
    if (!text.whole || LABELS[language]?.test(text.text) !== true) continue;
    if (!/^["'`]\p{Lu}/u.test(source.slice(start, start + 2))) continue;
    if (OF_CODE.test(source.slice(Math.max(0, start - BEFORE), start))) continue;
    yield sourceFinding(text, copyLanguage, undefined, {
      message: `This text is English, and its table is ${NAMES[language]}.`,
      hint: 'Translate it.',
    });
  }
}
