/** What a signer must do (docs/product.md, "Signing rules told to clients"). */
export const MUST: readonly string[] = [
  'Appear in person; nobody can swear in your place or over the phone',
  'Bring a current photo ID issued by a government',
  'Swear or affirm out loud, in a language the notary shares with you',
  'Sign after the oath, never before it',
  'Know the facts yourself, and read every page',
];

/** What a notary may not do with an affidavit (docs/product.md, "Signing rules told to clients"). */
export const MAY_NOT: readonly string[] = [
  'Legal advice on whether an affidavit will help you',
  'Drafting or rewording: the statement is yours',
  'The choice between a jurat and an acknowledgment',
  'Judging whether what you say is right',
  'Statements with blanks left to fill in later',
];
