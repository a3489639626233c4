import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

const KEY = 'whatsappMessage';

/**
 * On a site with WhatsApp chat, each landing needs the text that a visitor's message starts with.
 *
 * @param parsed content of the file, whatever its shape.
 * @param told findings about its shape: a misspelled key is not reported as missing too.
 */
export function checkChatMessage(
  parsed: unknown,
  { site }: Facts,
  source: SourceFile,
  locate: Locate,
  told: readonly Diagnostic[],
): Diagnostic[] {
  if (!site?.business.whatsapp || typeof parsed !== 'object' || parsed === null) return [];
  if (Array.isArray(parsed)) return [];
  if (KEY in parsed || told.some(({ message, hint }) => `${message}${hint}`.includes(KEY)))
    return [];
  return [
    report(source, {
      range: locate([], 'key'),
      rule: 'shape/missing-key',
      message: `The key "${KEY}" is missing.`,
      hint: `Add a line "${KEY}:" at the margin with its value.`,
    }),
  ];
}
