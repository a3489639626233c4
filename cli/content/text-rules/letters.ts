/**
 * Code points in hexadecimal: few ranges, as they stand in most patterns several times. Letters of European alphabets, of Hebrew and Arabic are
 * told from the signs between them; in other scripts marks, digits and signs are between letters.
 */
const RANGES = `
  41-5a 61-7a aa b5 ba c0-d6 d8-f6 f8-2c1 370-374 376-377 37b-37d 37f 386 388-3f5 3f7-481 48a-556 560-588 5d0-5f2
  620-64a 66e-6d3 6d5 6ee-6ef 6fa-6fc 6ff 710-961 971-e33 e40-10fa 10fc-1fbc 1fbe 1fc2-1ffc 2126 212a-212b
  2c00-2dde 3005-3006 303b-303c 3041-30fa 30fc-31ff 3400-4dbf 4e00-abe2 ac00-d7fb f900-fb28 fb2a-fbb1 fbd3-fd3d fd50-fdfb
  fe70-fefc ff21-ff3a ff41-ff5a ff66-ffdc
`;

const character = (digits: string) => String.fromCodePoint(Number.parseInt(digits, 16));

/** The letters of `\p{L}` up to U+FFFF, for a character class. */
export const LETTERS = RANGES.trim()
  .split(/\s+/)
  .map((range) => range.split('-').map(character).join('-'))
  .join('');
