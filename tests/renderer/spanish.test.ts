import { describe, expect, test } from 'vitest';
import { usd } from '../../domain/formats.ts';
import { CHROME, type ChromeTexts } from '../../renderer/layouts/chrome-texts.ts';
import { LOCATION_LINKS, PAGE_LINKS, SERVICE_LINKS } from '../../renderer/layouts/navigation.ts';
import { THEMES } from '../../schemas/theme.ts';
import { decode, tagsOf, valuesOf } from '../site/site-pages.ts';
import { config, mainOf, render, textOf } from './rendered-landing.ts';

const spanish = render((landing) => {
  landing.language = 'es';
  for (const step of landing.plan) step.title = 'Un paso';
});
const english = render();

/** Texts of the frame that every landing shows. */
const SHOWN = [
  'skip',
  'home',
  'licence',
  'available',
  'services',
  'locations',
  'menu',
  'callNow',
  'book',
  'bookAppointment',
  'call',
  'chat',
  'feeNote',
  'disclaimer',
  'noOnline',
  'sample',
] as const satisfies readonly (keyof ChromeTexts)[];

const linesOf = (html: string) => textOf(html).replace(/[ \t]+/g, ' ');

/** The part of Texas Government Code, section 406.017, that every advertisement has to repeat. */
const NOTICE_EN =
  'I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE OR ACCEPT FEES FOR LEGAL ADVICE.';
const NOTICE_ES =
  'NO SOY ABOGADO CON LICENCIA PARA EJERCER LA LEY EN TEXAS Y NO PUEDO DAR ASESORÍA LEGAL NI ACEPTAR HONORARIOS POR ASESORÍA LEGAL.';

describe('a Spanish landing', () => {
  test('says that it is Spanish', () => {
    expect(valuesOf(tagsOf(spanish), 'html', 'lang')).toEqual(['es']);
    expect(valuesOf(tagsOf(english), 'html', 'lang')).toEqual(['en']);
    expect(spanish).toContain('content="es_US"');
  });

  test('has Spanish menus, buttons and notes around it', () => {
    const text = linesOf(spanish);
    for (const key of SHOWN) expect(text, key).toContain(CHROME.es[key]);
    for (const { label } of [...SERVICE_LINKS, ...LOCATION_LINKS, ...PAGE_LINKS]) {
      expect(text).toContain(label.es);
    }
    expect(text).toContain(config.business.taglineSpanish);
    expect(text).toContain(config.business.servingSpanish);
  });

  test('shows no text of the English frame', () => {
    const lines = new Set(
      linesOf(spanish)
        .split('\n')
        .map((line) => line.trim()),
    );
    const left = SHOWN.map((key) => CHROME.en[key]).filter((text) => lines.has(text));
    expect(left.filter((text) => text !== CHROME.es.chat)).toEqual([]);
    const labels = tagsOf(spanish).flatMap(({ attributes }) => attributes.get('aria-label') ?? []);
    expect(labels.map(decode)).toEqual(
      expect.arrayContaining([CHROME.es.mainMenu, CHROME.es.breadcrumb, CHROME.es.rating(5)]),
    );
    for (const text of [CHROME.en.mainMenu, CHROME.en.breadcrumb, CHROME.en.rating(5)]) {
      expect(labels.map(decode)).not.toContain(text);
    }
  });

  test('marks links that lead to English pages', () => {
    const menu = tagsOf(/<nav id="main-menu".*?<\/nav>/s.exec(spanish)?.[0] ?? '');
    const pages = menu.filter(
      ({ name, attributes }) =>
        name === 'a' && !attributes.has('data-action') && attributes.get('href')?.startsWith('/'),
    );
    expect(pages.length).toBeGreaterThan(10);
    for (const { attributes } of pages) {
      expect([...attributes].map(([key, value]) => `${key.toLowerCase()}=${value}`)).toContain(
        'hreflang=en',
      );
    }
    expect(english).not.toMatch(/hreflang="en"/i);
  });
});

describe('the advertising notice of Texas law', () => {
  test.each(THEMES)('stands on a Spanish landing of the theme %s in both languages', (theme) => {
    const main = mainOf(
      render((landing) => {
        landing.language = 'es';
        landing.theme = theme;
      }),
    );
    const notices = [...main.matchAll(/<p lang="(en|es)">(.*?)<\/p>/gs)].map(
      ([, language, text = '']) => [language, decode(text)],
    );
    expect(notices).toContainEqual(['es', NOTICE_ES]);
    expect(notices).toContainEqual(['en', NOTICE_EN]);
  });

  test('names the fees as configured, in both languages', () => {
    const { firstSignature, additionalSignature } = config.fees;
    for (const language of ['es', 'en']) {
      const fees = new RegExp(`<p lang="${language}">[^<]*\\$[^<]*</p>`).exec(mainOf(spanish))?.[0];
      expect(fees).toContain(usd(firstSignature));
      expect(fees).toContain(usd(additionalSignature));
    }
  });

  test('is left to the small print of the footer on an English landing', () => {
    expect(english).not.toContain(NOTICE_EN);
    expect(linesOf(english)).toContain(CHROME.en.disclaimer);
  });
});
