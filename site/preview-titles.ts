import type { SiteDefinition } from 'touchdown';

/** Text of a theme's preview picture, for landings without a picture of their own. */
export const PREVIEW_TITLES: NonNullable<SiteDefinition['previewTitles']> = {
  general: { en: 'The notary drives to you', es: 'Firme donde usted está' },
  'power-of-attorney': {
    en: 'Power of attorney, signed at the bedside',
    es: 'El poder notarial, firmado junto a la cama',
  },
  'vehicle-title': {
    en: 'Vehicle titles, buyer and seller at one table',
    es: 'El título del vehículo, comprador y vendedor en una mesa',
  },
  'real-estate': {
    en: 'Deeds and property papers, signed on site',
    es: 'Escrituras y papeles de la casa, firmados allí',
  },
  affidavit: {
    en: 'Affidavits, sworn where you are',
    es: 'Declaraciones juradas, donde usted esté',
  },
  divorce: { en: 'Divorce papers, signed in private', es: 'Papeles de divorcio, en privado' },
  emergency: { en: 'A notary, tonight', es: 'Firmas certificadas, esta noche' },
};
