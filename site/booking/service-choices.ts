/** Choices of the message form's `service` (docs/product.md, "Contact form"). */
export const SERVICE_CHOICES = [
  { value: 'general', label: 'General notary work' },
  { value: 'real-estate', label: 'Deed or other real estate paper' },
  { value: 'poa', label: 'Power of attorney' },
  { value: 'vehicle', label: 'Vehicle title' },
  { value: 'affidavit', label: 'Affidavit' },
  { value: 'other', label: 'Something else' },
] as const;
