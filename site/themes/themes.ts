import type { ThemeDesign } from 'touchdown';
import { affidavit } from './affidavit.ts';
import { divorce } from './divorce.ts';
import { emergency } from './emergency.ts';
import { general } from './general.ts';
import { powerOfAttorney } from './power-of-attorney.ts';
import { realEstate } from './real-estate.ts';
import { vehicleTitle } from './vehicle-title.ts';

/** Themes of the landings, each with a silhouette of West Texas. */
export const THEMES: Readonly<Record<string, ThemeDesign>> = {
  general,
  'power-of-attorney': powerOfAttorney,
  'vehicle-title': vehicleTitle,
  'real-estate': realEstate,
  affidavit,
  divorce,
  emergency,
};
