import { isUtf8 } from 'node:buffer';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { fileDiagnostic } from '../content/source-file.ts';

/** Maximum table size in bytes: some ten thousand rows. */
export const MAX_TABLE_BYTES = 16 * 1024 * 1024;

const UTF_16 = [
  { mark: 0xfffe, encoding: 'utf-16le' },
  { mark: 0xfeff, encoding: 'utf-16be' },
] as const;

/**
 * The text of a table without byte order mark. Spreadsheets save UTF-8, or UTF-16 with a mark as “Unicode text”.
 *
 * @param file as findings name it.
 */
export function decodeTable(
  bytes: Uint8Array,
  file: string,
): { text: string } | { diagnostic: Diagnostic } {
  if (bytes.length > MAX_TABLE_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    const message = `The table has ${size} MB; at most ${MAX_TABLE_BYTES / 1024 / 1024} MB are read.`;
    return refused(file, 'file/too-large', message, 'Check the file, or import it in parts.');
  }
  const mark = bytes.length >= 2 ? Buffer.from(bytes.subarray(0, 2)).readUInt16BE(0) : 0;
  const wide = UTF_16.find((known) => known.mark === mark);
  if (!wide && (!isUtf8(bytes) || bytes.includes(0))) {
    const hint = 'In the spreadsheet, save it as “CSV UTF-8”.';
    return refused(file, 'syntax/encoding', 'The table is no UTF-8 text.', hint);
  }
  return { text: new TextDecoder(wide?.encoding ?? 'utf-8').decode(bytes) };
}

function refused(file: string, rule: string, message: string, hint: string) {
  return { diagnostic: { ...fileDiagnostic(file, rule, message, hint), ...WHOLE_FILE } };
}
