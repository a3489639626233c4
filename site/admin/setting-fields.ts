import type { Notifications, NumberSetting, TextSetting } from './admin-settings.ts';

interface TextField {
  name: TextSetting;
  label: string;
  type: 'text' | 'tel' | 'email';
  autoComplete: string;
}

interface NumberField {
  name: NumberSetting;
  label: string;
  /** Step of the arrow keys (docs/product.md, "Owner's area"). */
  step: number;
}

export const BUSINESS_FIELDS: readonly TextField[] = [
  { name: 'businessName', label: 'Business name', type: 'text', autoComplete: 'organization' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { name: 'address', label: 'Town, state and ZIP', type: 'text', autoComplete: 'off' },
];

export const PRICE_FIELDS: readonly NumberField[] = [
  { name: 'baseTravelFee', label: 'Base travel fee, $', step: 1 },
  { name: 'mileageRate', label: 'Mileage, $ a mile', step: 0.25 },
  { name: 'mileageStartsAfter', label: 'Mileage starts after, miles', step: 1 },
  { name: 'eveningFee', label: 'Evening, $ added', step: 1 },
  { name: 'lateNightFee', label: 'Late night, $ added', step: 1 },
  { name: 'notaryFeeFirst', label: 'First signature, $', step: 1 },
  { name: 'notaryFeeAdditional', label: 'Each further signature, $', step: 1 },
];

export const NOTICE_FIELDS: readonly { name: keyof Notifications; label: string }[] = [
  { name: 'emailOnNewBooking', label: 'E-mail for each new booking' },
  { name: 'emailOnNewClient', label: 'E-mail for each new client' },
  { name: 'smsOnUrgent', label: 'Text message for urgent requests' },
];
