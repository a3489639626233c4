/** A kind of meeting place. */
export type MeetingPlaceType =
  | 'hospital'
  | 'government'
  | 'office'
  | 'commercial'
  | 'care'
  | 'business'
  | 'university';

/** A public place where clients often ask us to meet them. */
export interface MeetingPlace {
  name: string;
  type: MeetingPlaceType;
  address: string;
}

interface Kind {
  icon: string;
  label: string;
}

/** How each kind is displayed. */
export const KINDS: Record<MeetingPlaceType, Kind> = {
  hospital: { icon: 'hospital', label: 'Hospital' },
  government: { icon: 'landmark', label: 'Government' },
  office: { icon: 'building-2', label: 'Offices' },
  commercial: { icon: 'store', label: 'Shops and travel' },
  care: { icon: 'hand-heart', label: 'Care' },
  business: { icon: 'briefcase', label: 'Business' },
  university: { icon: 'graduation-cap', label: 'College' },
};
