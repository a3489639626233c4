import { expect, it } from 'vitest';
import { factKey } from '../../studio/app/form/fields/fact-key.ts';
import { wordsOfName } from '../../studio/app/form/pictures/media.ts';

it.each([
  ['prices', 'prices'],
  ['Service visit', 'serviceVisit'],
  ['call-out fee 2', 'callOutFee2'],
  ['Gebühr für Anfahrt', 'gebuhrFurAnfahrt'],
  ['Straße', 'strasse'],
  ['VAT rate', 'vatRate'],
  ['eMail', 'eMail'],
  [' ? ', ''],
])('a fact that is named %j has the key %j', (name, key) => {
  expect(factKey(name)).toBe(key);
});

it.each([
  ['truck-at-night.jpg', 'Truck at night'],
  ['team/anna_and_ben.png', 'Anna and ben'],
  ['img-2034-1.jpg', ''],
  ['20261124-101502.jpg', ''],
  ['dscf0012.jpg', ''],
  ['workshop-2.jpg', 'Workshop 2'],
])('a picture called %s begins with the alternative text %j', (src, words) => {
  expect(wordsOfName(src)).toBe(words);
});
