/**
 * Numbers that only phones within a country reach, free or at one price for all of it, as they are dialed there. With the code of the
 * country they reach nobody. Those of North America have it (`+1 800 …`), and short ones need none.
 *
 * @see ITU-T E.164, national numbering plans: https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
const WITHIN: Readonly<Record<string, RegExp>> = {
  AT: /^0(?:800|810|820|821|9[03]\d)\d{4,8}$/,
  AU: /^1[38]00\d{6}$/,
  CH: /^0(?:800|84[0248]|90[016])\d{6}$/,
  DE: /^0(?:800|180|137|900)\d{6,8}$/,
  ES: /^90[0-2]\d{6}$/,
  GB: /^0(?:80[08]\d{6,7}|800\d{4}|500\d{6})$/,
  IE: /^(?:18(?:00|50|90)|0818)\d{6}$/,
  NZ: /^0(?:508|800)\d{5,7}$/,
};

/** True of a number that has to be dialed without the code of its country (ISO 3166). */
export function isDialedWithin(number: string, country: string): boolean {
  return WITHIN[country]?.test(number.replace(/[-.()\s]/g, '')) ?? false;
}
