/** What the seller brings (docs/product.md, "Signing rules told to clients"). */
export const SELLER_NEEDS: readonly string[] = [
  'The original title, with no scratch-outs and no white-out anywhere on it',
  'A current photo ID in the name printed on the title',
  'The odometer reading, for vehicles less than ten years old',
  'A release of lien, if a bank is still named on the front',
  'Every co-owner, or a power of attorney for the one who is missing',
  'The plates, which stay with the seller in Texas',
];

/** What the buyer brings (docs/product.md, "Signing rules told to clients"). */
export const BUYER_NEEDS: readonly string[] = [
  'A current photo ID, since the buyer signs before the notary too',
  'The full legal name and address that should stand on the new title',
  'Payment in the form you agreed on, counted before anyone signs',
  'A power of attorney, if someone else signs for you',
  'Proof of insurance for the drive home',
  'A note of the VIN, read off the dash and compared with the paper',
];
