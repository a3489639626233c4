import { renameInRecords } from '../import/import-record.ts';
import { renameTranslated } from '../translation/translation-record.ts';

/** Renames a landing in the records of imports and translations. */
export function renameRecords(landingsDir: string, from: string, to: string): void {
  renameInRecords(landingsDir, from, to);
  renameTranslated(landingsDir, from, to);
}
