import type { SaveAnswer } from '../../studio/protocol.ts';
import type { Edits } from './edits/edits.ts';
import type { MakingSite } from './making/making-site.ts';
import { savingTranslations } from './making/translations.ts';

/**
 * Writes edited files, with the translation records that belong to them; by default all.
 *
 * @throws RefusedRequest if the system does not allow one to be written.
 */
export function saveFiles(
  { edits, making }: { edits: Edits; making: MakingSite },
  names: readonly string[] = [...edits.unsaved],
): SaveAnswer {
  return savingTranslations(names, making, () => edits.save(names));
}
