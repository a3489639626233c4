function digitsOf(number: string): number[] {
  return [...number].map(Number);
}

/** Sum of the digits, each times its weight. */
function weighed(number: string, weights: readonly number[]): number {
  return digitsOf(number).reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0);
}

/** Sum of the digits, every second one doubled, with the digits of its double added up. */
function doubled(number: string, first: 0 | 1): number {
  return digitsOf(number).reduce((sum, digit, at) => {
    const by = at % 2 === first ? digit * 2 : digit;
    return sum + (by > 9 ? by - 9 : by);
  }, 0);
}

/** The letter of a Spanish person: of the number, with the first letter of a foreigner as a digit. */
function isSpanishPerson(number: string): boolean {
  const plain = number.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(plain.slice(0, 8)) % 23] === number.at(-1);
}

/** A Spanish company ends with a digit or with the letter that stands for it. */
function isSpanishCompany(number: string): boolean {
  const control = (10 - (doubled(number.slice(1, 8), 0) % 10)) % 10;
  const last = number.at(-1) ?? '';
  return last === String(control) || last === 'JABCDEFGHI'[control];
}

function isSpanish(number: string): boolean {
  if (/^[\dXYZ]\d{7}[A-Z]$/.test(number)) return isSpanishPerson(number);
  // Children and some foreigners have K, L or M, and no rule for the last letter that everybody knows.
  if (/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(number)) return isSpanishCompany(number);
  return true;
}

/** ISO 7064, MOD 11,10. */
function isGerman(number: string): boolean {
  let product = 10;
  for (const digit of digitsOf(number.slice(0, 8))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(number.at(-1));
}

function isFrench(number: string): boolean {
  // Keys with letters are computed in another way, and rare.
  if (!/^\d{11}$/.test(number)) return true;
  return (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2));
}

function isPortuguese(number: string): boolean {
  const rest = weighed(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === Number(number.at(-1));
}

/** Companies are counted with 11; since 2020, people who work for themselves have a number checked with 97. */
function isDutch(number: string): boolean {
  const letters = `NL${number}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  if (BigInt(letters) % 97n === 1n || !/^\d{9}/.test(number)) return true;
  return (weighed(number.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10 === Number(number[8]);
}

/** Two ways of counting; government departments and health authorities have other numbers. */
function isBritish(number: string): boolean {
  if (!/^\d{9}(?:\d{3})?$/.test(number)) return true;
  const sum = weighed(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9));
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
}

/**
 * Check digits of numbers for value-added tax by country, for numbers of the right form without the country's letters.
 *
 * @see the algorithms that the tax administrations have published; European Commission, TAXUD, “VIES VAT number algorithms”.
 */
const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => (96 - doubled(number.slice(1, 8), 1)) % 10 === Number(number.at(-1)),
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: isGerman,
  DK: (number) => weighed(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  ES: isSpanish,
  FR: isFrench,
  GB: isBritish,
  IT: (number) => doubled(number, 1) % 10 === 0,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  NL: isDutch,
  PL: (number) =>
    (weighed(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(number.at(-1)),
  PT: isPortuguese,
  SE: (number) => doubled(number.slice(0, 10), 0) % 10 === 0,
};

/** True of a number whose last digits cannot follow the others: two are swapped, or one is mistyped. */
export function hasWrongCheckDigit(country: string, number: string): boolean {
  return CHECKS[country]?.(number) === false;
}
