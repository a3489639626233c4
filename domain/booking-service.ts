import type { Theme } from '../schemas/theme.ts';
import type { SERVICE_CHOICES } from './service-choices.ts';

type ServiceValue = (typeof SERVICE_CHOICES)[number]['value'];

const BY_THEME: Record<Theme, ServiceValue> = {
  general: 'general',
  'power-of-attorney': 'poa',
  'vehicle-title': 'vehicle',
  'real-estate': 'real-estate',
  affidavit: 'affidavit',
  divorce: 'other',
  emergency: 'general',
};

const THEME_SERVICES = new Map<string | undefined, ServiceValue>(Object.entries(BY_THEME));

/** Hand-written pages that are about one service. */
const BY_PATH = new Map<string, ServiceValue>([
  ['/services/real-estate-notary', 'real-estate'],
  ['/services/power-of-attorney', 'poa'],
  ['/services/vehicle-title-notary', 'vehicle'],
  ['/services/bill-of-sale', 'vehicle'],
  ['/services/affidavit-notary', 'affidavit'],
  ['/services/general-notary', 'general'],
  ['/resources/power-of-attorney-guide', 'poa'],
  ['/resources/vehicle-title-transfer-guide', 'vehicle'],
  ['/resources/real-estate-notarization', 'real-estate'],
]);

/** The service that a page is about, which a booking from it begins with. */
export function serviceOf(path: string, theme: string | undefined): ServiceValue {
  return BY_PATH.get(path) ?? THEME_SERVICES.get(theme) ?? 'general';
}
