import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LineWriter } from './line-writer.ts';

/**
 * A file of lines that only this process can read.
 *
 * @param name of the temporary folder that it is created in, for somebody who lists them meanwhile.
 */
export function privateLines(name: string): LineWriter {
  const folder = mkdtempSync(join(tmpdir(), `touchdown-${name}-`));
  const lines = new LineWriter(join(folder, 'lines'), { isSealed: false });
  // While it is open, the deleted file stays until this process ends, however that happens.
  rmSync(folder, { recursive: true, force: true });
  return lines;
}
