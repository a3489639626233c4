import type { WrittenLanguage } from '../../schemas/language.ts';
import type { Theme } from '../../schemas/theme.ts';

/** What the preview picture of a theme says, for the landings without a picture of their own. */
const THEME_TITLES: Record<Theme, Record<WrittenLanguage, string>> = {
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

/** The title of a theme in one language; undefined if nobody has written one. */
export function themeTitle(theme: Theme, language: string): string | undefined {
  return THEME_TITLES[theme][language as WrittenLanguage];
}
