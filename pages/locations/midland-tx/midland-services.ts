import type { IconRow } from '../../../renderer/components/IconRows.tsx';

/** What Midland asks for most, each with its page. */
export const MIDLAND_SERVICES: readonly IconRow[] = [
  {
    icon: 'house',
    title: 'Deeds and real estate papers',
    text: 'Warranty, quitclaim and mineral deeds, acknowledged for the county clerk of the county the land lies in.',
    href: '/services/real-estate-notary',
  },
  {
    icon: 'briefcase',
    title: 'Business and land-office papers',
    text: 'Lease ratifications, releases, corporate resolutions and bid affidavits, signed floor by floor.',
    href: '/services/business-notary',
  },
  {
    icon: 'heart-handshake',
    title: 'Powers of attorney',
    text: 'At a bedside on the Midland Memorial campus, in a Manor Park apartment or at home in Urbandale.',
    href: '/services/power-of-attorney',
  },
  {
    icon: 'library',
    title: 'Estate planning',
    text: 'Self-proving affidavits and trust papers your attorney has drafted, with witnesses arranged ahead.',
    href: '/services/estate-planning',
  },
  {
    icon: 'id-card',
    title: 'Form I-9 for remote hires',
    text: 'A Midland hire of a Houston or Denver employer shows the documents to a person, at the kitchen table.',
    href: '/services/i9-verification',
  },
  {
    icon: 'car-front',
    title: 'Vehicle titles',
    text: 'Buyer and seller in one parking lot, both with ID, before the trip to the county tax office.',
    href: '/services/vehicle-title-notary',
  },
];
