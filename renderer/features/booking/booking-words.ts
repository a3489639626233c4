import type { Words } from '../../../schemas/words.ts';

/** Texts of the booking dialog, in the language of the page it is opened on. */
export type BookingWords = Words['booking'] & Pick<Words['actions'], 'newTab'>;
