import { expect, it } from 'vitest';
import { suggestId } from '../../cli/content/suggest.ts';

it.each([
  ['signing', ['before-you-go', 'the-signing', 'afterwards'], 'the-signing'],
  ['opening-hours', ['our-opening-hours', 'hours-of-the-yard'], 'our-opening-hours'],
  ['Faq', ['prices', 'the-faq'], 'the-faq'],
  ['precio', ['el-precio-del-viaje', 'contacto'], 'el-precio-del-viaje'],
  ['prises', ['prices', 'our-prises-won'], 'prices'],
  ['signing', ['the-signing', 'the-signing'], 'the-signing'],
])('#%s among %j is meant to be #%s', (written, ids, meant) => {
  expect(suggestId(written, ids)).toBe(meant);
});

it.each([
  ['signing', ['before-the-signing', 'after-the-signing-day']],
  ['sign', ['the-long-signing-day']],
  ['a', ['what-a-day-costs']],
  ['the-signing-of-deeds', ['questions', 'deeds']],
  ['hours-opening', ['our-long-opening-hours']],
])('#%s among %j is answered with no guess', (written, ids) => {
  expect(suggestId(written, ids)).toBeUndefined();
});
