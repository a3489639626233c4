import fc from 'fast-check';

const SURROGATES = 0xd800;
const SURROGATE_COUNT = 0x800;
const MOST = 0x10ffff - SURROGATE_COUNT;

/**
 * Any Unicode character. fast-check's own unit `binary` is the same, but building it takes half a second in every file
 * that uses it.
 */
const character = fc
  .nat(MOST)
  .map((code) => String.fromCodePoint(code < SURROGATES ? code : code + SURROGATE_COUNT));

/** Texts of any characters, with control characters and those that are not assigned. */
export function anyText(limits: { maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({
    unit: fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), character),
    ...limits,
  });
}

/**
 * Texts of any characters as they stand in addresses. What fast-check has for addresses is built in a second of
 * processor time.
 */
export const encodedText = (): fc.Arbitrary<string> => anyText().map(encodeURIComponent);
