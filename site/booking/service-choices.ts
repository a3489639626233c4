/** Values of `service`, in the order of the list; their names are texts (docs/product.md, "Contact form"). */
export const SERVICE_CHOICES = [
  'general',
  'real-estate',
  'poa',
  'vehicle',
  'affidavit',
  'other',
] as const;

export type ServiceChoice = (typeof SERVICE_CHOICES)[number];
