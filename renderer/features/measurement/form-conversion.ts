import { convert } from './command.ts';
import { record } from './data-layer.ts';

/**
 * Records a delivered form: the event in the data layer, and the conversion in the advertiser's account.
 *
 * @param form name sent along with the form; that of the message form is `contact`.
 * @param id of the submission, which lets the account deduplicate.
 */
export function recordForm(form: string, id: string): void {
  record('form_conversion', { form });
  convert(document.documentElement.dataset.formLabel, { transaction_id: id });
}
