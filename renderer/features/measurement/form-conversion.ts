import { convert } from './command.ts';
import { record } from './data-layer.ts';

/**
 * Records that a form has been delivered: the event for whoever reads the data layer, and the conversion of the advertiser's account.
 *
 * @param form name that is sent along; that of the message form is `contact`.
 * @param id of the submission, which lets the account drop doubles.
 */
export function recordForm(form: string, id: string): void {
  record('form_conversion', { form });
  convert(document.documentElement.dataset.formLabel, { transaction_id: id });
}
