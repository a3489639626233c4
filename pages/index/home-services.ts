/** A card of the service grid. */
export interface ServiceCard {
  title: string;
  description: string;
  /** Shown on hover and focus. */
  hoverText: string;
  icon: string;
  href: string;
}

/** The seven services of the home page (docs/product.md, "The offer"). */
export const SERVICES: readonly ServiceCard[] = [
  {
    title: 'Power of Attorney',
    description:
      'Medical and financial, signed at the bedside, the nursing home or your own table.',
    hoverText: 'The principal must understand and be willing. The agent need not be there.',
    icon: 'heart-handshake',
    href: '/services/power-of-attorney',
  },
  {
    title: 'Affidavits',
    description: 'Heirship, residency, small estate: sworn or affirmed in person, ready to file.',
    hoverText: 'Bring the unsigned original and a current photo ID.',
    icon: 'scroll-text',
    href: '/services/affidavit-notary',
  },
  {
    title: 'Wills & Estate Documents',
    description:
      'Self-proving affidavits and trust papers, with witnesses where your attorney asks for them.',
    hoverText: 'We can bring witnesses for an additional fee; tell us when you book.',
    icon: 'library',
    href: '/services/estate-planning',
  },
  {
    title: 'Medical Directives',
    description: 'Directives and releases, at the hospital before the morning’s procedure.',
    hoverText: 'A medical power of attorney needs no witnesses when it is notarized.',
    icon: 'stethoscope',
    href: '/services/medical-documents',
  },
  {
    title: 'Vehicle Titles',
    description: 'Buyer and seller together at the lot, the bank or the driveway.',
    hoverText: 'No scratch-outs, no white-out. Bring the odometer reading for newer vehicles.',
    icon: 'car-front',
    href: '/services/vehicle-title-notary',
  },
  {
    title: 'Real Estate Documents',
    description: 'Deeds and agreements, one appointment for every signer. No loan signings.',
    hoverText: 'We are not certified for loan signings and say so before you book.',
    icon: 'house',
    href: '/services/real-estate-notary',
  },
  {
    title: 'Divorce Papers',
    description: 'Waivers, settlements and custody papers, in private, evenings and weekends.',
    hoverText: 'The decree itself cannot be notarized; everything around it can.',
    icon: 'file-lock',
    href: '/services/divorce-notary',
  },
];
