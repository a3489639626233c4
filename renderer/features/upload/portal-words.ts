import type { Words } from '../../../schemas/words.ts';

/** Words of the portal, and of the buttons that it shares with other pages. */
export type PortalWords = Words['upload'] &
  Pick<Words['contact'], 'callNumber'> &
  Pick<Words['actions'], 'chatOnWhatsApp' | 'email' | 'newTab'>;

/** The words that the portal's island is given. */
export function portalWords({ upload, contact, actions }: Words): PortalWords {
  const { callNumber } = contact;
  const { chatOnWhatsApp, email, newTab } = actions;
  return { ...upload, callNumber, chatOnWhatsApp, email, newTab };
}
