/** Calling codes of countries with a trunk prefix 0, which is dropped behind the code (ITU-T E.164). */
const WITH_ZERO = `
AE 971;AL 355;AR 54;AT 43;AU 61;BA 387;BD 880;BE 32;BG 359;CH 41;CN 86;DE 49;DZ 213;EC 593;EG 20;FI 358;FR 33;GB 44;GE 995;
GH 233;HR 385;ID 62;IE 353;IL 972;IN 91;IR 98;JO 962;JP 81;KE 254;KH 855;KR 82;LB 961;LK 94;MA 212;MD 373;ME 382;MK 389;MY 60;
NG 234;NL 31;NZ 64;PE 51;PH 63;PK 92;PS 970;PY 595;RO 40;RS 381;SA 966;SE 46;SI 386;SK 421;TH 66;TR 90;TW 886;TZ 255;UA 380;
UG 256;VE 58;VN 84;ZA 27`;

/** Calling codes of countries without a trunk prefix. */
const WITHOUT_ZERO = `
BH 973;BO 591;BR 55;CL 56;CO 57;CR 506;CY 357;CZ 420;DK 45;EE 372;ES 34;GR 30;GT 502;HK 852;HN 504;IS 354;IT 39;KW 965;LI 423;LU 352;
LV 371;MO 853;MT 356;MX 52;NI 505;NO 47;OM 968;PA 507;PL 48;PT 351;QA 974;SG 65;SM 378;SN 221;SV 503;TN 216;UY 598;VA 39`;

function codesOf(list: string): Map<string, string> {
  return new Map(
    list
      .trim()
      .split(/;\n?/)
      .map((entry) => entry.split(' ') as [string, string]),
  );
}

const ZERO_CODES = codesOf(WITH_ZERO);
const OTHER_CODES = codesOf(WITHOUT_ZERO);

/** A ten-digit number of the North American Numbering Plan. */
const AMERICAN = /^(?:\+?1[-. ]?)?\(?([2-9]\d{2})\)?[-. ]{0,2}([2-9]\d{2})[-. ]?(\d{4})$/;

/** A phone number with or without a calling code. */
const NUMBER = /^\+?[\d ()./-]+$/;

/** The trunk prefix, which may stand apart: "0212", "0 212", "0-212". */
const TRUNK = /^0[ -]?(?=[1-9])/;

/**
 * A number without the brackets and slashes that set the area apart, for which an international number has a space
 * (ITU-T E.123): "(08) 9555 0142", "0351/1234567".
 */
function unbracketed(written: string): string {
  return written
    .replace(/[()/]/g, ' ')
    .trim()
    .replace(/ +/g, ' ')
    .replace(/ ?([.-]) ?/g, '$1');
}

/**
 * Converts a phone number to the format of the configuration: with the calling code, or the American format.
 *
 * @param written the number as it is written in the country.
 * @param country ISO 3166.
 * @returns the input where it is no number, or no number of that country.
 */
export function phoneIn(country: string, written: string): string {
  if (!NUMBER.test(written)) return written;
  if (country === 'US' || country === 'CA') return written.replace(AMERICAN, '($1) $2-$3');
  if (written.startsWith('+')) return written;
  if (written.startsWith('00')) return `+${written.slice(2).trim()}`;
  const plain = unbracketed(written);
  const zeroCode = ZERO_CODES.get(country);
  if (zeroCode !== undefined)
    return TRUNK.test(plain) ? `+${zeroCode} ${plain.replace(TRUNK, '')}` : written;
  const code = OTHER_CODES.get(country);
  return code === undefined ? written : `+${code} ${plain}`;
}
