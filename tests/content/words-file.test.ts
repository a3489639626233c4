import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { readSiteWords, type SiteWordsFiles } from '../../cli/content/words-file.ts';
import { fillWord } from '../../renderer/text/fill-word.ts';
import { PARAMETER } from '../../schemas/word.ts';
import { WORDS_OF_FEATURES } from '../../schemas/words/words.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { engineWords, ROOT, siteFacts, siteWords } from './site-facts.ts';

const { config } = siteFacts();
const ENGINE = join(ROOT, 'words');

/** Reads the words of a site in these languages, whose `site/words` holds these files. */
function read(
  languages: string[],
  files: Record<string, string> = {},
  features = '',
): SiteWordsFiles {
  const root = tempFolder();
  const text = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
  const localized = (value: string) => languages.map((one) => `${one}: "${value}"`).join(', ');
  writeFileSync(
    join(root, 'site.config.yaml'),
    text
      .replace('languages: [en, es]', `languages: [${languages.join(', ')}]`)
      .replace(/\nnavigation:\n(?: .*\n)+/, '\n')
      .replace(/ {2}tagline:\n.*\n.*\n/, `  tagline: { ${localized('Gates')} }\n`)
      .replace(/ {2}serving:\n.*\n.*\n/, '  serving: Serving the valley\n')
      .replace(/commissionCounty: .*/, 'commissionCounty: Midland County')
      .concat(`\nfeatures: { ${features} }\n`),
  );
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(root, 'site/words'), { recursive: true });
    writeFileSync(join(root, 'site/words', name), content);
  }
  const { source, locate, facts, ...file } = readSiteConfig(
    join(root, 'site.config.yaml'),
    root,
    SITE.schemas,
  );
  if (!file.config || !source || !locate) throw new Error(JSON.stringify(file.diagnostics));
  const folders = { engine: ENGINE, site: join(root, 'site/words') };
  return readSiteWords(folders, { config: file.config, facts, source, locate }, root);
}

/** All words in a language that is made up, as a site would write them. */
const FRENCH = stringify(engineWords('en')).replace('Skip to content', 'Aller au contenu');

function leaves(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${name}.${key}`));
}

const parameters = (text: string) => [...text.matchAll(PARAMETER)].map(([, name]) => name).sort();

describe('the words of the engine', () => {
  const languages = readdirSync(ENGINE)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));

  it('are whole in English, Spanish and German, each in its own words', () => {
    expect(languages.sort()).toEqual(['de', 'en', 'es']);
    const [de, en, es] = languages.map((language) => new Map(leaves(engineWords(language))));
    expect([...(de?.keys() ?? [])]).toEqual([...(en?.keys() ?? [])]);
    expect([...(es?.keys() ?? [])]).toEqual([...(en?.keys() ?? [])]);
    const same = [...(en ?? [])].filter(([name, text]) => de?.get(name) === text);
    expect(same.map(([name]) => name)).toEqual(['.actions.chat']);
  });

  it.each(languages)('know no business: they refer to no fact (%s)', (language) => {
    for (const [, text] of leaves(engineWords(language))) expect(text).not.toMatch(/\{\w+\./);
  });
});

describe('the words of a site', () => {
  it('are the engine’s, with its own in their places and facts filled in', () => {
    const own = 'frame:\n  skip: To the point\n  notices: ["Call {business.phone}"]\n';
    const { words, diagnostics } = read(['en'], { 'en.yaml': own });
    const engine = engineWords('en');
    expect(diagnostics).toEqual([]);
    expect(words.en).toEqual({
      ...engine,
      frame: {
        ...engine.frame,
        skip: 'To the point',
        notices: [`Call ${config.business.phone}`],
      },
    });
  });

  it('refer to facts in their own language', () => {
    const own = 'frame:\n  trust: ["{business.tagline}", "{credentials.commissionExpires}"]\n';
    const { words } = read(['en', 'es'], { 'es.yaml': own });
    expect(words.es?.frame.trust).toEqual(['Gates', 'mayo de 2029']);
    expect(siteWords().en?.frame.notices?.at(-1)).toContain('valid through May 2029');
  });

  it('may be in a language of their own, in one file', () => {
    const { words, diagnostics } = read(['en', 'fr'], { 'fr.yaml': FRENCH });
    expect(diagnostics).toEqual([]);
    expect(words.fr?.frame.skip).toBe('Aller au contenu');
    expect(Object.keys(words)).toEqual(['en', 'fr']);
  });

  it('in a variety of a language are the engine’s for that language', () => {
    const { words, diagnostics } = read(['de-AT'], { 'de-AT.yaml': 'frame: { home: Start }' });
    expect(diagnostics).toEqual([]);
    expect(words['de-AT']?.frame).toMatchObject({ home: 'Start', menu: 'Menü' });
  });

  it('that nobody has written are told with every key that is needed', () => {
    const { words, diagnostics } = read(['en', 'fr']);
    expect(words.fr).toBeUndefined();
    expect(diagnostics).toMatchObject([
      { file: 'site.config.yaml', rule: 'file/missing', severity: 'error', column: 17 },
    ]);
    const { hint = '' } = diagnostics[0] ?? {};
    expect(hint).toContain('site/words/fr.yaml');
    const idle: readonly string[] = Object.values(WORDS_OF_FEATURES).flat();
    for (const [group, words] of Object.entries(engineWords('en')))
      if (idle.includes(group)) expect(hint).not.toContain(`${group}:`);
      else for (const key of Object.keys(words ?? {})) expect(hint).toContain(key);
  });

  it('that are missing are told in one finding of the file, and are the engine’s in the main language', () => {
    const { frame, headings, ...rest } = parse(FRENCH);
    const { skip: _, ...part } = frame;
    const { required: __, ...faults } = rest.forms.faults;
    const text = stringify({ ...rest, frame: part, forms: { ...rest.forms, faults } });
    const { words, diagnostics } = read(['de-AT', 'fr'], { 'fr.yaml': text });
    expect(diagnostics).toMatchObject([
      { file: 'site/words/fr.yaml', rule: 'file/missing-words', severity: 'warning', line: 1 },
    ]);
    const [{ hint = '' } = {}] = diagnostics;
    expect(hint).toContain(`headings: ${Object.keys(headings).join(', ')};`);
    expect(hint).toContain('frame: skip;');
    expect(hint).toContain('forms: faults.required.');
    const german = engineWords('de');
    expect(words.fr?.headings).toEqual(german.headings);
    expect(words.fr?.frame).toEqual({ ...part, skip: german.frame.skip });
    expect(words.fr?.forms.faults).toEqual({ ...faults, required: german.forms.faults.required });
  });

  it('that are missing where the engine does not speak the main language either are English', () => {
    const { booking: _, frame, ...rest } = parse(FRENCH);
    const { words, diagnostics } = read(['fr'], { 'fr.yaml': stringify(rest) });
    expect(diagnostics).toMatchObject([{ rule: 'file/missing-words' }]);
    expect(words.fr?.frame).toEqual(engineWords('en').frame);
    expect(frame.skip).toBe('Aller au contenu');
  });

  it('of the booking dialog are needed in every language once a site has it', () => {
    const { booking, ...rest } = parse(FRENCH);
    const files = { 'fr.yaml': stringify(rest) };
    expect(read(['en', 'fr'], files).diagnostics).toEqual([]);
    const { words, diagnostics } = read(['en', 'fr'], files, 'booking: true');
    expect(words.fr?.booking).toEqual(booking);
    expect(diagnostics).toMatchObject([
      { file: 'site/words/fr.yaml', rule: 'file/missing-words', severity: 'warning' },
    ]);
    expect(diagnostics[0]?.hint).toContain('booking: ');
  });

  it('of a site may say some of the engine’s words differently at any depth', () => {
    const own =
      'forms:\n  faults:\n    required: Please\nconsent:\n  choice:\n    count: Count me in\n';
    const { words, diagnostics } = read(['en'], { 'en.yaml': own });
    expect(diagnostics).toEqual([]);
    const { forms, consent } = engineWords('en');
    expect(words.en?.forms).toEqual({ ...forms, faults: { ...forms.faults, required: 'Please' } });
    expect(words.en?.consent.choice).toEqual({ ...consent.choice, count: 'Count me in' });
  });

  it.each([
    ['an unknown key', 'frame:\n  skp: On\n', 'shape/unknown-key', [2, 3], '"skip"'],
    ['an unknown group', 'fram:\n  skip: On\n', 'shape/unknown-key', [1, 1], '"frame"'],
    [
      'no place for what is filled in',
      'blocks:\n  rating: Stars\n',
      'shape/format',
      [2, 11],
      '{stars}',
    ],
    [
      'a place for something else',
      'blocks:\n  rating: "{stars} of {all}"\n',
      'shape/format',
      [2, 11],
      '{all}',
    ],
    [
      'a place where nothing is filled in',
      'actions:\n  call: "Call {name}"\n',
      'shape/format',
      [2, 9],
      '{name}',
    ],
    [
      'a fact that does not exist',
      'actions:\n  call: "Call {business.phnoe}"\n',
      'facts/unknown',
      [2, 15],
      'phone',
    ],
    [
      'two banners instead of three',
      'frame:\n  urgency: [One, Two]\n',
      'shape/count',
      [2, 3],
      'urgency',
    ],
    ['a blank text', 'actions:\n  call: " "\n', 'shape/format', [2, 9], 'call'],
    ['nothing in it', '# later\n', 'syntax/empty-file', [1, 1], ''],
  ])('with %s are told so at the place', (_, text, rule, [line, column], named) => {
    const { diagnostics, words } = read(['en'], { 'en.yaml': text });
    expect(diagnostics).toMatchObject([
      { file: 'site/words/en.yaml', rule, severity: 'error', line, column },
    ]);
    const [{ message = '', hint = '' } = {}] = diagnostics;
    expect(message + hint).toContain(named);
    expect(words.en?.actions.book).toBe('Book');
  });

  it('in a language that the site does not have are told to be unused', () => {
    const { diagnostics } = read(['en', 'es'], { 'ess.yaml': '', 'fr.yaml': FRENCH });
    expect(diagnostics).toMatchObject([
      { file: 'site/words/ess.yaml', rule: 'file/unused', severity: 'warning' },
      { file: 'site/words/fr.yaml', rule: 'file/unused', severity: 'warning' },
    ]);
    expect(diagnostics[0]?.hint).toContain('es.yaml');
  });
});

describe('a word', () => {
  it('shows in its places what is given, as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (opens, closes) => {
        expect(fillWord('{opens}–{closes}', { opens, closes })).toBe(`${opens}–${closes}`);
      }),
    );
  });

  it('has the same places in all languages of the engine', () => {
    const [de, en, es] = ['de', 'en', 'es'].map((one) => leaves(engineWords(one)));
    for (const [index, [name, text]] of (en ?? []).entries()) {
      expect(parameters(de?.[index]?.[1] ?? ''), name).toEqual(parameters(text));
      expect(parameters(es?.[index]?.[1] ?? ''), name).toEqual(parameters(text));
    }
  });
});
