import { describe, expect, it } from 'vitest';
import { siteIn } from '../../renderer/context/site.ts';
import { timeBandSpanish } from '../../renderer/text/formats.ts';
import { bookingTexts } from '../../site/booking/booking-texts.ts';
import { siteFacts, siteWords } from '../content/site-facts.ts';
import { pageLines } from './page-lines.ts';
import { registry } from './site-pages.ts';

const { config } = siteFacts();
const words = siteWords();
const spanishPaths = new Set(
  registry().flatMap(({ path, language }) => (language === 'es' ? [path] : [])),
);
const pages = pageLines().filter(({ path }) => spanishPaths.has(path));
const dialog = bookingTexts('es');
const services = words.es?.contact.services ?? {};
const texts = [
  ...pages.flatMap(({ path, lines, frame }) =>
    [...lines, ...frame].map((line) => ({ at: path, line })),
  ),
  ...Object.values({ ...dialog, ...services, ...dialog.slots }).flatMap((line) =>
    typeof line === 'string' ? [{ at: 'the booking dialog', line }] : [],
  ),
];
const saying = (words: RegExp) => texts.filter(({ line }) => words.test(line));

describe('Spanish is said as it is said in Spanish', () => {
  it.each([
    ['law is practised as a profession, not as a text', /ejercer la ley|pr[aá]ctica de la ley/i],
    ['advice of a lawyer is asesoría, everywhere', /consejos? legal/i],
    ['the owner is one veteran', /\bde veteranos\b/i],
    ['an amount with its sign needs no word for the currency', /\$[\d.,]+[MK]? (?:de )?dólares/i],
    ['a price is a cotización or a precio, and a budget is none', /presupuesto/i],
    ['an emergency is no ward of a hospital', /en urgencias llegamos/i],
    ['the verb agrees with its amount', /se agrega \$1\.\d|se suma \$\d{2}/],
  ])('%s', (_, calque) => {
    expect(saying(calque)).toEqual([]);
  });

  it('the notice says that the notary is no lawyer with a licence', () => {
    expect(words.es?.frame.notices?.[0]).toMatch(
      /^No soy abogado con licencia para ejercer la abogacía en Texas/,
    );
  });
});

describe('one thing has one name in Spanish', () => {
  const { calculator } = config.timeBands;

  it('the parts of the day, in the certificate and in the booking dialog', () => {
    const rows = texts.map(({ line }) => line).join('\n');
    expect(rows).toContain(`${dialog.slots.evening}, ${timeBandSpanish(calculator.evening)}`);
    expect(rows).toContain(
      `${dialog.slots['late-night']}, ${timeBandSpanish(calculator.lateNight)}`,
    );
    expect(rows).toContain(dialog.slots['business-hours'].toLowerCase());
  });

  it('and in the sentences that tell what they cost', () => {
    const sentences = saying(/\bsuman\b/);
    expect(sentences.length).toBeGreaterThan(1);
    for (const { line } of sentences) {
      expect(line).toContain(dialog.slots.evening.toLowerCase());
      expect(line).toContain(dialog.slots['late-night'].toLowerCase());
    }
  });

  it('the services, in the menu and in the booking dialog', () => {
    const [listed] = siteIn({ site: config, words }, 'es').menus.footer;
    const menu = listed?.items.map(({ label }) => label);
    for (const service of ['general', 'poa', 'vehicle']) expect(menu).toContain(services[service]);
  });
});
