/** An entry of the specimen: how it may read, and why it is there. */
interface Entry {
  label: string;
  sample: string;
  note: string;
}

/** What stands on a complete bill of sale, top to bottom. */
export const ENTRIES: readonly Entry[] = [
  {
    label: 'Seller and buyer',
    sample: 'A. Seller of Greenwood to B. Buyer of Odessa',
    note: 'Full names as on the IDs, with addresses. A company sells through a named person.',
  },
  {
    label: 'The thing sold',
    sample: 'Gooseneck flatbed trailer, tandem axle',
    note: 'Make, model, year and color; for animals breed, sex, brand and its place.',
  },
  {
    label: 'Its number',
    sample: 'VIN 0X0X0XX0X0X000000',
    note: 'VIN, hull or serial number, read off the plate. One wrong digit is another trailer.',
  },
  {
    label: 'Price and payment',
    sample: 'Paid in full by cashier’s check',
    note: 'The true amount, in figures and in words, and how it was paid. Taxes are figured on it.',
  },
  {
    label: 'Condition and claims',
    sample: 'Sold as is, free of liens',
    note: 'As is or with a warranty, and whether a lender has a claim. Wording is for your attorney.',
  },
  {
    label: 'Date and signatures',
    sample: 'A. Seller · B. Buyer',
    note: 'Signed on the day, in front of us. The seller’s signature is the one usually notarized.',
  },
  {
    label: 'Notarial certificate',
    sample: 'State of Texas, County of Midland',
    note: 'State, county, date and the names of those who appeared. Without this block there is nothing to seal.',
  },
];
