/** What the owner sends to a client, so that papers can be looked at before the appointment. */
export interface Invitation {
  subject: string;
  text: string;
}

/**
 * Words around the upload link of a client (docs/product.md, "Upload portal").
 *
 * @param link whole address of the client's upload page.
 */
export function uploadInvitation(
  link: string,
  { name, phone }: { name: string; phone: string },
): Invitation {
  return {
    subject: `Your documents for ${name}`,
    text: [
      'Please send photos or PDFs of your documents before we meet:',
      link,
      'Only originals can be notarized, so bring those, unsigned, and your photo ID.',
      `${name}, ${phone}`,
    ].join('\n'),
  };
}
