import { describe, expect, test } from 'vitest';
import { alternatesByPath } from '../../cli/content/addresses/alternates.ts';
import { pagesAmong } from '../../cli/content/addresses/site-pages.ts';
import { siteIn } from '../../renderer/context/site.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import { timeBandSpanish, usd } from '../../renderer/text/formats.ts';
import { SLOT_LABELS } from '../../site/prices/time-slots.ts';
import { decode, type Tag, tagsOf, valuesOf } from '../site/site-pages.ts';
import { THEMES } from '../support/site-themes.ts';
import { CONTEXT, config, landingFile, mainOf, render, textOf } from './rendered-landing.ts';

const spanish = render((landing) => {
  landing.language = 'es';
  for (const step of landing.plan) step.title = 'Un paso';
});
const english = render();
const site = siteIn(CONTEXT, 'es');
const headings = site.menus.header.flatMap((entry) => ('items' in entry ? entry.label : []));
const links = site.menus.header.flatMap((entry) => ('items' in entry ? entry.items : entry));

/** Texts of the frame that every landing shows. */
function frameTexts(language: string): string[] {
  const { words } = siteIn(CONTEXT, language);
  const { frame, actions, blocks } = words;
  const { skip, home, menu, privacy, availability = '', licence, notices = [], trust = [] } = frame;
  const { callNow, book, bookAppointment, call, chat } = actions;
  return [
    ...[skip, home, menu, privacy, availability, licence?.label ?? '', licence?.note ?? ''],
    ...[...notices, ...trust, frame.sampleData, blocks.feeNote ?? ''],
    ...[callNow, book, bookAppointment, call, chat],
  ];
}

/** Texts of the frame that are read out. */
function labelsOf(language: string): string[] {
  const { frame, blocks } = siteIn(CONTEXT, language).words;
  return [frame.mainMenu, frame.breadcrumb, blocks.rating.replace('{stars}', '5')];
}

const linesOf = (html: string) => textOf(html).replace(/[ \t]+/g, ' ');

/** The part of Texas Government Code, section 406.017, that every advertisement has to repeat. */
const NOTICE_EN =
  'I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE OR ACCEPT FEES FOR LEGAL ADVICE.';
const NOTICE_ES =
  'NO SOY ABOGADO CON LICENCIA PARA EJERCER LA ABOGACÍA EN TEXAS Y NO PUEDO DAR ASESORÍA LEGAL NI ACEPTAR HONORARIOS POR ASESORÍA LEGAL.';

describe('a Spanish landing', () => {
  test('says that it is Spanish', () => {
    expect(valuesOf(tagsOf(spanish), 'html', 'lang')).toEqual(['es']);
    expect(valuesOf(tagsOf(english), 'html', 'lang')).toEqual(['en']);
    expect(spanish).toContain('content="es_US"');
  });

  test('has Spanish menus, buttons and notes around it', () => {
    const text = linesOf(spanish);
    const texts = frameTexts('es');
    expect(texts).not.toContain('');
    for (const shown of texts) expect(text).toContain(shown);
    expect(headings).toEqual(['Servicios', 'Ciudades']);
    expect(links).toHaveLength(14);
    for (const label of [...headings, ...links.map((link) => link.label)])
      expect(text).toContain(label);
    expect(text).toContain('De un veterano · con fianza · bilingüe');
    expect(text).toContain('Servicio en Midland, Odessa y todo el oeste de Texas');
  });

  test('shows no text of the English frame', () => {
    const lines = new Set(
      linesOf(spanish)
        .split('\n')
        .map((line) => line.trim()),
    );
    const [spanishTexts, englishTexts] = ['es', 'en'].map(frameTexts);
    const left = englishTexts?.filter((text) => lines.has(text) && !spanishTexts?.includes(text));
    expect(left).toEqual([]);
    const labels = tagsOf(spanish).flatMap(({ attributes }) => attributes.get('aria-label') ?? []);
    expect(labels.map(decode)).toEqual(expect.arrayContaining(labelsOf('es')));
    for (const text of labelsOf('en')) {
      expect(labels.map(decode)).not.toContain(text);
    }
  });

  test('names hours, county and month as Spanish does', () => {
    const text = linesOf(spanish).replace(/\s+/g, ' ');
    const { calculator } = config.timeBands;
    expect(text).toContain(`${SLOT_LABELS.es.evening}, ${timeBandSpanish(calculator.evening)}`);
    expect(text).toContain(
      `${SLOT_LABELS.es['late-night']}, ${timeBandSpanish(calculator.lateNight)}`,
    );
    const frame = linesOf(spanish.replace(/^.*?<\/head>/s, '').replace(mainOf(spanish), ''));
    expect(frame.match(/\b(?:County|[AP]M to|January|May \d|million)\b/g)).toBeNull();
  });
});

/** Attributes by lower-case names, as a browser reads them. */
function attributesOf({ attributes }: Tag): Record<string, string> {
  return Object.fromEntries([...attributes].map(([key, value]) => [key.toLowerCase(), value]));
}

function anchors(html: string): { attributes: Record<string, string>; text: string }[] {
  return [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => {
    const [start] = tagsOf(tag);
    return { attributes: start ? attributesOf(start) : {}, text: linesOf(inner) };
  });
}

describe('a link from a Spanish page to an English one', () => {
  const menus = anchors(spanish.replace(mainOf(spanish), ''));

  test.each(links)(
    'is marked in both menus unless there is a Spanish page: $href',
    ({ href, hrefLang }) => {
      const found = menus.filter(({ attributes }) => attributes.href === href);
      expect(found).toHaveLength(2);
      for (const { attributes, text } of found) {
        expect(attributes.hreflang).toBe(hrefLang);
        expect(text.includes('(en inglés)')).toBe(hrefLang === 'en');
      }
    },
  );

  test('is marked on the way home, too', () => {
    const home = menus.filter(({ attributes }) => attributes.href === '/');
    expect(home).toHaveLength(2);
    for (const { attributes, text } of home) {
      expect(attributes.hreflang).toBe('en');
      expect(text).toContain('(en inglés)');
    }
  });

  test('is no matter on an English page', () => {
    expect(english).not.toMatch(/hreflang=|language-mark/i);
  });
});

describe('the way to the other language', () => {
  const files = [
    landingFile(() => {}, 'the-gate'),
    landingFile((landing) => {
      landing.language = 'es';
      landing.translationOf = 'the-gate';
    }, 'la-puerta'),
  ];
  const versions = alternatesByPath(pagesAmong(files.map(({ meta }) => meta)));
  const [gate = '', puerta = ''] = files.map(({ page }) =>
    renderPage({ ...page, alternates: versions.get(page.entry.path) ?? [] }, CONTEXT),
  );
  const switches = (html: string) =>
    anchors(html).filter(({ attributes }) => attributes.class === 'language-switch');

  test.each([
    ['an English page', gate, '/la-puerta', 'es', 'Español'],
    ['a Spanish page', puerta, '/the-gate', 'en', 'English'],
  ])('stands on %s', (_, html, href, lang, text) => {
    expect(switches(html)).toEqual([
      { attributes: { class: 'language-switch', href, lang, hreflang: lang }, text },
    ]);
  });

  test('is missing where there is no other version, also after a page with one', () => {
    for (const html of [english, spanish, render()]) expect(switches(html)).toEqual([]);
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
    expect(linesOf(english)).toContain(CONTEXT.words.en?.frame.notices?.[0]);
  });
});
