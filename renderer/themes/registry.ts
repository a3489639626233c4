import type { Theme } from '../../schemas/theme.ts';
import { affidavit } from './affidavit.ts';
import { divorce } from './divorce.ts';
import { emergency } from './emergency.ts';
import { general } from './general.ts';
import { powerOfAttorney } from './power-of-attorney.ts';
import { realEstate } from './real-estate.ts';
import type { ThemeDesign } from './theme-design.ts';
import { vehicleTitle } from './vehicle-title.ts';

/** The design of each theme; a theme without one does not compile. */
export const THEME_DESIGNS: Record<Theme, ThemeDesign> = {
  general,
  'power-of-attorney': powerOfAttorney,
  'vehicle-title': vehicleTitle,
  'real-estate': realEstate,
  affidavit,
  divorce,
  emergency,
};
