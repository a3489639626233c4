import type { SaveAnswer } from '../../studio/protocol.ts';
import type { Edits } from './edits/edits.ts';
import type { MakingSite } from './making/making-site.ts';
import { savingTranslations } from './making/translations.ts';

/**
 * Writes edited files, with the notes that belong to them; without names, all.
 *
 * @throws RefusedRequest if the system does not let one be written.
 */
export function saveFiles(
  { edits, making }: { edits: Edits; making: MakingSite },
  names: readonly string[] = [...edits.unsaved],
): SaveAnswer {
  return savingTranslations(names, making, () => edits.save(names));
}
