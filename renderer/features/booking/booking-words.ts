import type { Words } from '../../../schemas/words.ts';

/** Words of the booking dialog, in the language of the page that it is opened on. */
export type BookingWords = Words['booking'] & Pick<Words['actions'], 'newTab'>;
