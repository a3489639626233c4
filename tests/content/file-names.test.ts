import { expect, it } from 'vitest';
import { isFileName } from '../../cli/pictures/file-names.ts';

it.each([
  ...['table_final_v2 (1)', 'IMG_2044', 'IMG_2044 (2)', 'foto-1.jpg', 'unser team neu.jpg'],
  ...['DSC01234', 'küche_neu', 'kitchen-before-2', 'table-final-v2', 'table-v3', 'oven_2 - copy'],
  ...['WhatsApp Image 2026-05-04 at 10.22.31', 'Screenshot 2026-05-04 102231'],
])('%s is the name of a file', (alt) => {
  expect(isFileName(alt)).toBe(true);
});

it.each([
  ...['A form, a stamp and an ink pad on a kitchen table', 'Kitchen', 'close-up', 'mid-1950'],
  ...['Before-and-after', 'Semi-final', 'Stand-up paddle (2)', 'Golf-7', 'Our van, plate HU-12'],
  ...['Screenshot of the form', 'Team 2026', 'Well-known', 'The letters .png on a wall'],
])('%s describes a picture', (alt) => {
  expect(isFileName(alt)).toBe(false);
});
