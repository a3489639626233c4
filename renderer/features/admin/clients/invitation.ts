import type { Words } from '../../../../schemas/words/words.ts';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { fillWord } from '../../../text/fill-word.ts';

/** What the owner sends to a client, so that documents can be reviewed before the appointment. */
export interface Invitation {
  subject: string;
  text: string;
}

/**
 * The message around a client's upload link (docs/product.md, "Upload portal").
 *
 * @param link absolute address of the client's upload page.
 */
export function uploadInvitation(
  link: string,
  { name, phone, email }: Pick<VisitorFacts['business'], 'name' | 'phone' | 'email'>,
  { subject, invitation, invitationNote }: Words['newClient'],
): Invitation {
  const sender = [name, phone ?? email].filter((part) => part !== undefined).join(', ');
  const lines = [invitation, link, invitationNote, sender];
  return {
    subject: fillWord(subject, { business: name }),
    text: lines.filter((line) => line !== undefined).join('\n'),
  };
}
