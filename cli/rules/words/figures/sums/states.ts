import { STATES as US_STATES } from '../../../../content/config/us-states.ts';

/** States and countries that set what trades may take, as they are written in English, German and Spanish; for a pattern that minds capitals. */
export const STATES = [
  ...US_STATES.values(),
  'England|Scotland|Wales|Northern Ireland|Ireland|Canada|Australia|New Zealand',
  'Deutschland|Österreich|Schweiz|Baden-Württemberg|Bayern|Brandenburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen(?:-Anhalt)?|Schleswig-Holstein|Thüringen',
  'España|México|Nuevo México|Nueva York|Pensilvania|Andalucía|Aragón|Asturias|Canarias|Cantabria|Castilla y León|Castilla-La Mancha|Cataluña|Extremadura|Galicia|Murcia|Navarra|Euskadi|La Rioja|Jalisco|Nuevo León|Puebla|Querétaro|Yucatán|Oaxaca|Veracruz|Chihuahua|Sonora|Coahuila|Argentina|Chile|Colombia|Perú',
].join('|');
