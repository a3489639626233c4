import { isUtf8 } from 'node:buffer';
import { hash as digest } from 'node:crypto';
import { lstatSync, readFileSync, realpathSync, type Stats } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { codeFrame } from './code-frame.ts';
import {
  type Diagnostic,
  type PlacedRepair,
  type Range,
  type Severity,
  WHOLE_FILE,
} from './diagnostic.ts';
import { fileStamp } from './file-stamp.ts';
import { openBytes } from './open-texts.ts';

/** Maximum file size in bytes. A landing has about 5 kB; anything close to this limit is a mistake. */
export const MAX_FILE_BYTES = 256 * 1024;

/** A text file that has passed all checks before parsing. */
export interface SourceFile {
  /** Absolute path. */
  path: string;
  /** Path as shown in diagnostics. */
  file: string;
  /** Content without byte order mark. */
  text: string;
  /** SHA-1 of the raw bytes, to detect changes. */
  hash: string;
  /**
   * Stamp of the file when it was read, which lets later commands detect that it is unchanged; missing right after
   * a change.
   */
  stamp?: string;
}

/** A finding at a range; `report` adds the file and the code frame. */
export interface Finding {
  range: Range;
  rule: string;
  severity?: Severity;
  message: string;
  /** What to do about it. */
  hint: string;
  repair?: PlacedRepair | undefined;
  word?: string;
  /** The file that says the same, as findings name it. */
  other?: string;
}

/**
 * Path relative to the working folder with forward slashes, or absolute outside it (docs/product.md, "Commands").
 */
export function displayPath(path: string, cwd: string): string {
  const inside = relative(cwd, path);
  const outside =
    inside === '' || inside.startsWith(`..${sep}`) || inside === '..' || isAbsolute(inside);
  return (outside ? path : inside).split(sep).join('/');
}

/** What `displayPath` returns for each file directly inside a folder, without the file’s name. */
export function displayFolder(folder: string, cwd: string): string {
  return displayPath(join(folder, 'x'), cwd).slice(0, -1);
}

/** Converts a finding in `source` to a diagnostic. */
export function report(source: Pick<SourceFile, 'file' | 'text'>, finding: Finding): Diagnostic {
  return {
    file: source.file,
    ...finding.range,
    rule: finding.rule,
    severity: finding.severity ?? 'error',
    message: finding.message,
    hint: finding.hint,
    ...(finding.repair ? { repair: finding.repair } : {}),
    ...(finding.word === undefined ? {} : { word: finding.word }),
    ...(finding.other === undefined ? {} : { other: finding.other }),
    frame: codeFrame(source.text, finding.range),
  };
}

/** A finding about a whole file, whose text may not have been read. */
export function fileDiagnostic(
  file: string,
  rule: string,
  message: string,
  hint: string,
): Diagnostic {
  return { file, ...WHOLE_FILE, rule, severity: 'error', message, hint };
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(realpathSync(folder), realpathSync(path));
  return inside !== '' && !inside.startsWith(`..${sep}`) && inside !== '..' && !isAbsolute(inside);
}

/** Checks that need not open the file: opening a pipe would block forever. */
function checkKind(path: string, file: string, within: string | undefined): Diagnostic | Stats {
  let stats: Stats = lstatSync(path);
  if (stats.isSymbolicLink()) {
    if (within !== undefined && !isInside(path, within)) {
      return fileDiagnostic(
        file,
        'file/link-outside',
        'This link leads to a file outside the folder of landings, so it is not read.',
        'Copy the file itself into the folder.',
      );
    }
    stats = lstatSync(realpathSync(path));
  }
  if (!stats.isFile()) {
    return fileDiagnostic(
      file,
      'file/not-a-file',
      'This is a folder or another special file, so it cannot be read.',
      'Move it elsewhere, or name the right file.',
    );
  }
  if (stats.size > MAX_FILE_BYTES) {
    const size = (stats.size / 1024 / 1024).toFixed(1);
    return fileDiagnostic(
      file,
      'file/too-large',
      `The file has ${size} MB; at most ${MAX_FILE_BYTES / 1024} kB are read.`,
      'A landing has a few kilobytes. Check that the right file was saved under this name.',
    );
  }
  return stats;
}

/** Position of the first invalid UTF-8 bytes. */
function locateBadByte(bytes: Buffer): Range {
  let start = 0;
  let line = 1;
  for (;;) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(start, end))) {
      let good = end - start;
      while (good > 0 && !isUtf8(bytes.subarray(start, start + good))) good -= 1;
      const column = bytes.subarray(start, start + good).toString('utf8').length + 1;
      return { line, column, endLine: line, endColumn: column + 1 };
    }
    start = end + 1;
    line += 1;
  }
}

function decode(bytes: Buffer, file: string): { text?: string; diagnostics: Diagnostic[] } {
  const utf16 =
    bytes.length >= 2 && (bytes.readUInt16BE(0) === 0xfeff || bytes.readUInt16BE(0) === 0xfffe);
  if (utf16) {
    const hint = 'Save the file again as UTF-8.';
    return {
      diagnostics: [
        fileDiagnostic(file, 'syntax/encoding', 'The file is saved as UTF-16, not as UTF-8.', hint),
      ],
    };
  }
  if (!isUtf8(bytes)) {
    const finding: Finding = {
      range: locateBadByte(bytes),
      rule: 'syntax/encoding',
      message: 'From here on this is not UTF-8 text; perhaps it is not text at all.',
      hint: 'Save the file again as UTF-8. If it is a picture or the like, move it elsewhere.',
    };
    return { diagnostics: [report({ file, text: bytes.toString('utf8') }, finding)] };
  }
  const decoded = bytes.toString('utf8');
  const text = decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
  const diagnostics: Diagnostic[] = [];
  if (text !== decoded) {
    const message = 'The file begins with an invisible byte order mark.';
    const hint = 'Save it as “UTF-8 without BOM”, or run touchdown lint --fix.';
    const rule = 'syntax/byte-order-mark';
    diagnostics.push(
      report({ file, text }, { range: WHOLE_FILE, rule, severity: 'warning', message, hint }),
    );
  }
  const firstReturn = text.indexOf('\r');
  if (firstReturn !== -1) {
    const line = text.slice(0, firstReturn).split('\n').length;
    const column = firstReturn - text.lastIndexOf('\n', firstReturn);
    const range = { line, column, endLine: line, endColumn: column + 1 };
    const message =
      text[firstReturn + 1] === '\n'
        ? 'Lines end the Windows way (CR LF).'
        : 'A line ends with a carriage return alone (CR).';
    const hint = 'Set the editor to LF, or run touchdown lint --fix.';
    diagnostics.push(
      report(
        { file, text },
        { range, rule: 'syntax/line-endings', severity: 'warning', message, hint },
      ),
    );
  }
  return { text, diagnostics };
}

/**
 * Reads a text file, and rejects anything that could hang, crash or mislead the parser.
 *
 * @param path absolute path of the file.
 * @param options `within` is a folder that symbolic links must not leave.
 * @returns the source, unless the file cannot be used; findings in both cases.
 */
export function readSource(
  path: string,
  options: { cwd: string; within?: string },
): { source?: SourceFile; diagnostics: Diagnostic[] } {
  const file = displayPath(path, options.cwd);
  let bytes: Buffer;
  let stamp: string | undefined;
  try {
    const open = openBytes(path);
    // An open text may have no file yet, or no longer.
    if (open) bytes = open;
    else {
      const checked = checkKind(path, file, options.within);
      if ('rule' in checked) return { diagnostics: [checked] };
      stamp = fileStamp(checked);
      bytes = readFileSync(path);
    }
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const message = missing ? 'The file does not exist.' : 'The file cannot be read.';
    const hint = missing
      ? 'Check the name, or put the file back.'
      : 'Check that you may read it, and that no other program has locked it.';
    return {
      diagnostics: [
        fileDiagnostic(file, missing ? 'file/missing' : 'file/unreadable', message, hint),
      ],
    };
  }
  const { text, diagnostics } = decode(bytes, file);
  if (text === undefined) return { diagnostics };
  const hash = digest('sha1', bytes, 'hex');
  const source = { path, file, text, hash, ...(stamp === undefined ? {} : { stamp }) };
  return { source, diagnostics };
}
