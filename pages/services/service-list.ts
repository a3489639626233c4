/** One of the service pages. */
export interface ServiceEntry {
  title: string;
  description: string;
  href: string;
  icon: string;
  features: readonly [string, string, string, string];
  /** A line that shows more on pointing at a card. */
  hoverText: string;
  /** Ends the sentence "Learn more about …" for those who only hear the link. */
  about: string;
}

/** Every service page, in the order of the menu and then by how often people call about it. */
export const SERVICE_LIST: readonly ServiceEntry[] = [
  {
    title: 'Real Estate Notary',
    description: 'Deeds and property papers signed at the house, the ranch or the title desk.',
    href: '/services/real-estate-notary',
    icon: 'house',
    features: [
      'Warranty, quitclaim and gift deeds',
      'Easements and surface-use agreements',
      'Affidavits of heirship and releases of lien',
      'Scans to the title officer from the table',
    ],
    hoverText: 'Property papers only. A lender’s package needs a different certification.',
    about: 'real estate papers',
  },
  {
    title: 'Power of Attorney',
    description: 'The authority to act for someone, signed while they can still give it.',
    href: '/services/power-of-attorney',
    icon: 'heart-handshake',
    features: [
      'Medical and financial forms',
      'Hospital rooms, hospice and nursing homes',
      'Witnesses supplied for a fee',
      'The agent may stay at home',
    ],
    hoverText: 'We talk with the principal first, alone if need be.',
    about: 'powers of attorney',
  },
  {
    title: 'Vehicle Title Notary',
    description: 'Title transfers with buyer and seller at one hood, or at two separate stops.',
    href: '/services/vehicle-title-notary',
    icon: 'car-front',
    features: [
      'Private sales, gifts and inheritances',
      'Out-of-state titles that call for a seal',
      'A row of vehicles on one trip',
      'Same price after hours and on weekends',
    ],
    hoverText: 'One scratch-out can cost a title. We read it before the pen comes out.',
    about: 'vehicle titles',
  },
  {
    title: 'General Notary',
    description: 'The form from work, from school, from the bank: anything that ends in a seal.',
    href: '/services/general-notary',
    icon: 'stamp',
    features: [
      'Travel consents for children',
      'School, insurance and bank forms',
      'Foreign pension and passport papers',
      'Several papers in one sitting',
    ],
    hoverText: 'Not sure what the form wants? Read us its last paragraph on the phone.',
    about: 'everyday papers',
  },
  {
    title: 'Affidavits',
    description: 'A statement you swear or affirm aloud, taken down with date, county and seal.',
    href: '/services/affidavit-notary',
    icon: 'scroll-text',
    features: [
      'Heirship and small-estate affidavits',
      'Residence, identity and name',
      'Oath or affirmation, as you prefer',
      'Often the same day',
    ],
    hoverText: 'Nothing you sign beforehand counts. The oath comes first.',
    about: 'affidavits',
  },
  {
    title: 'Divorce Papers',
    description: 'Waivers, settlements and parenting papers, signed behind a closed door.',
    href: '/services/divorce-notary',
    icon: 'file-lock',
    features: [
      'Waivers of service',
      'Property and custody agreements',
      'Each spouse at a separate visit',
      'Evening and weekend appointments',
    ],
    hoverText: 'The court issues the decree. We notarize what leads up to it.',
    about: 'divorce papers',
  },
  {
    title: 'Business Documents',
    description: 'Company papers notarized at the office, the yard or the location.',
    href: '/services/business-notary',
    icon: 'briefcase',
    features: [
      'Lien waivers and sworn invoices',
      'Corporate resolutions',
      'Contracts and vendor packets',
      'A standing weekly visit, if you like',
    ],
    hoverText: 'Gate codes, hard hats and safety briefings are part of our week.',
    about: 'business documents',
  },
  {
    title: 'Remote I-9 Verification',
    description: 'A new hire’s papers examined in person for an employer who is far away.',
    href: '/services/i9-verification',
    icon: 'id-card',
    features: [
      'Section 2 completed on the spot',
      'Original documents examined',
      'For employers in any state',
      'One hire or a whole crew',
    ],
    hoverText: 'We act as the employer’s authorized representative, not as a notary.',
    about: 'remote I-9 verification',
  },
  {
    title: 'Medical Directives',
    description: 'Directives and releases at the bedside, around rounds and visiting hours.',
    href: '/services/medical-documents',
    icon: 'stethoscope',
    features: [
      'Directives to physicians',
      'Releases of medical records',
      'Consents for a child’s treatment',
      'Visits timed with the nursing staff',
    ],
    hoverText: 'Tell us the hours when the patient is clearest; we come then.',
    about: 'medical directives',
  },
  {
    title: 'Wills & Estate Documents',
    description: 'The papers your attorney drew up, signed in one sitting with everyone present.',
    href: '/services/estate-planning',
    icon: 'library',
    features: [
      'Self-proving affidavits to wills',
      'Living trusts and certifications',
      'Transfer on death deeds',
      'Two witnesses brought along for a fee',
    ],
    hoverText: 'Plan an unhurried hour. Wills are the one thing nobody should rush.',
    about: 'wills and estate documents',
  },
  {
    title: 'Bill of Sale',
    description: 'Trailers, boats, stock and iron, notarized where they change hands.',
    href: '/services/bill-of-sale',
    icon: 'handshake',
    features: [
      'Trailers, boats and campers',
      'Livestock and tack',
      'Pumps, rigs and shop equipment',
      'Signed copies for both sides',
    ],
    hoverText: 'Have the serial or VIN where we can read it against the paper.',
    about: 'bills of sale',
  },
];
