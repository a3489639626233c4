import type { Words } from '../../../schemas/words/words.ts';

/** Texts of the portal, and of the buttons it shares with other pages. */
export type PortalWords = Words['upload'] &
  Pick<Words['contact'], 'callNumber'> &
  Pick<Words['actions'], 'chatOnWhatsApp' | 'email' | 'newTab'>;

/** The texts passed to the portal's island. */
export function portalWords({ upload, contact, actions }: Words): PortalWords {
  const { callNumber } = contact;
  const { chatOnWhatsApp, email, newTab } = actions;
  return { ...upload, callNumber, chatOnWhatsApp, email, newTab };
}
