/** Countries that require prior consent: the European Economic Area, the United Kingdom, Switzerland. */
export const OPT_IN_REGIONS =
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(
    ' ',
  );
