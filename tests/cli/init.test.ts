import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BUSINESS_TYPES } from '../../schemas/config/business-type.ts';
import { runHere } from '../support/command.ts';
import { cases, sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents, init } from './init-runs.ts';

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const config = (folder: string) => parse(read(folder, 'site.config.yaml'));

/** Rules of what `lint` finds, sorted. */
async function findings(folder: string, ...options: string[]): Promise<string[]> {
  const { stdout } = await runHere(['lint', '--json', ...options], { cwd: folder, site: null });
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ file, rule, message }: Record<string, string>) =>
    rule === 'production/sample-data' ? rule : `${file} ${rule} ${message}`,
  );
}

describe('touchdown init', () => {
  it('writes a whole site, and names its files', async () => {
    const cwd = tempFolder();
    const { code, stdout } = await init(cwd, 'site', '--json');
    expect(code).toBe(0);
    const { folder, files } = JSON.parse(stdout);
    expect(folder).toBe(join(cwd, 'site'));
    expect(files).toEqual(
      expect.arrayContaining([
        '.gitattributes',
        '.gitignore',
        '.vscode/settings.json',
        'README.md',
        'package.json',
        'pages/_error/page.yaml',
        'pages/about/page.yaml',
        'pages/contact/page.yaml',
        'pages/index/page.yaml',
        'pages/privacy/page.yaml',
        'site.config.yaml',
      ]),
    );
    expect(files.filter((file: string) => file.startsWith('landings/'))).toHaveLength(3);
    for (const file of files) expect(existsSync(join(folder, file)), file).toBe(true);
    expect(statSync(join(folder, 'media')).isDirectory()).toBe(true);
  });

  it.each([
    ['en', 'privacy'],
    ['de', 'datenschutz'],
    ['es', 'privacidad'],
  ])('lets visitors decline measurement, in %s', async (language, privacy) => {
    const cwd = tempFolder();
    expect((await init(cwd, '--language', language)).code).toBe(0);
    const { sections } = parse(read(cwd, `pages/${privacy}/page.yaml`));
    expect(sections).toContainEqual({ measurement: { heading: expect.any(String) } });
  });

  it('takes the working folder if none is named, and says what to do next', async () => {
    const cwd = tempFolder();
    const { code, stdout } = await init(cwd);
    expect(code).toBe(0);
    expect(stdout).toContain('npm install');
    expect(existsSync(join(cwd, 'site.config.yaml'))).toBe(true);
  });

  it('puts what is given into the configuration, and lists only what is invented', async () => {
    const cwd = tempFolder();
    const given = {
      '--name': 'Ohm & Daughters',
      '--type': 'Electrician',
      '--phone': '(512) 555-0199',
      '--email': 'ask@ohm.example',
      '--locality': 'Austin',
      '--region': 'TX',
      '--color': '#0b6e4f',
    };
    expect((await init(cwd, ...Object.entries(given).flat())).code).toBe(0);
    expect(config(cwd)).toMatchObject({
      business: {
        name: 'Ohm & Daughters',
        type: 'Electrician',
        phone: '(512) 555-0199',
        email: 'ask@ohm.example',
        address: { locality: 'Austin', region: 'TX', country: 'US' },
        timeZone: 'America/Chicago',
        currency: 'USD',
      },
      brand: { color: '#0b6e4f' },
      sampleData: ['site.url', 'business.hours', 'samples.voices'],
    });
  });

  it.each([
    ['DE', 'de', 'Köln'],
    ['ES', 'es', 'Sevilla'],
  ])(
    'in %s, %s, finds no fault with the postal code that it has invented for %s',
    async (...place) => {
      const [country, language, town] = place;
      const cwd = tempFolder();
      const wishes = ['--country', country, '--language', language, '--locality', town];
      expect((await init(cwd, ...wishes)).code).toBe(0);
      expect(config(cwd).sampleData).toContain('business.address.postalCode');
      expect(await findings(cwd)).toEqual([]);
    },
  );

  it.each(
    sample(
      [
        ['DE', 'de', 'Europe/Berlin', 'EUR', '+49 30 23125'],
        ['GB', 'en', 'Europe/London', 'GBP', '7946 0'],
        ['CH', 'de-CH', 'Europe/Zurich', 'CHF', '+999'],
        ['US', 'es', 'America/New_York', 'USD', '555-01'],
      ],
      2,
    ),
  )('in %s and %s has time, money and numbers of the country', async (...expected) => {
    const [country, language, timeZone, currency, phone] = expected;
    const cwd = tempFolder();
    expect((await init(cwd, '--country', country, '--language', language)).code).toBe(0);
    const { business, languages, sampleData } = config(cwd);
    expect(business).toMatchObject({ timeZone, currency, address: { country } });
    expect(business.phone).toContain(phone);
    expect(languages).toEqual([language]);
    expect(sampleData).toEqual(expect.arrayContaining(['business.phone', 'business.name']));
    const needsImprint = ['DE', 'CH'].includes(country);
    expect(existsSync(join(cwd, 'pages/impressum/page.yaml'))).toBe(needsImprint);
    expect(await findings(cwd)).toEqual([]);
  });

  it.each(
    sample(
      [
        ['US', '512-555-0142', '(512) 555-0142'],
        ['CA', '+1 613 555 0142', '(613) 555-0142'],
        ['DE', '0761 555 0134', '+49 761 555 0134'],
        ['FR', '01 99 00 01 42', '+33 1 99 00 01 42'],
        ['GB', '(020) 7946 0142', '+44 20 7946 0142'],
        ['IT', '06 1234 5678', '+39 06 1234 5678'],
        ['ES', '955 55 01 42', '+34 955 55 01 42'],
        ['AT', '0043 1 5550142', '+43 1 5550142'],
        ['JP', '+81 3-1234-5678', '+81 3-1234-5678'],
      ],
      3,
    ),
  )('takes a number as people in %s write it: %s', async (country, written, phone) => {
    const cwd = tempFolder();
    expect((await init(cwd, '--country', country, '--phone', written)).code).toBe(0);
    expect(config(cwd).business.phone).toBe(phone);
  });

  it.each(
    sample(
      [
        ['DE', '761 555 0134'],
        ['US', '555-0142'],
        ['TV', '20142'],
      ],
      1,
    ),
  )('refuses a number that nobody in %s could dial: %s', async (country, written) => {
    const cwd = tempFolder();
    expect((await init(cwd, '--country', country, '--phone', written)).code).toBe(2);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('gives a site in Spain the page that tells who runs it', async () => {
    const cwd = tempFolder();
    await init(cwd, '--country', 'ES', '--language', 'es');
    const { sections } = parse(read(cwd, 'pages/aviso-legal/page.yaml'));
    expect(JSON.stringify(sections)).toContain('{imprint.owner}');
    expect(JSON.stringify(config(cwd).navigation.footer)).toContain('/aviso-legal');
    expect(await findings(cwd)).toEqual([]);
  });

  it('gives the home page the main button, which books as soon as booking is on', async () => {
    const cwd = tempFolder();
    await init(cwd);
    const built = async () => {
      expect((await runHere(['build'], { cwd, site: null })).code).toBe(0);
      const html = read(cwd, 'dist/index.html');
      return html.slice(html.indexOf('<main'), html.indexOf('</h2>'));
    };
    expect(await built()).not.toContain('data-action="book"');
    const file = join(cwd, 'site.config.yaml');
    writeFileSync(file, read(file).replace('booking: false', 'booking: true'));
    expect(await built()).toContain('data-action="book"');
  });

  it('leaves nothing to find but the invented values, also before going live', async () => {
    const cwd = tempFolder();
    await init(cwd, '--country', 'AT', '--language', 'de');
    const { sampleData } = config(cwd);
    const found = await findings(cwd, '--production');
    expect(found).toEqual(sampleData.map(() => 'production/sample-data'));
  });

  it('leaves JSON Schemas where the editor looks for them', async () => {
    const cwd = tempFolder();
    await init(cwd);
    const settings = JSON.parse(read(cwd, '.vscode/settings.json'))['yaml.schemas'];
    for (const schema of Object.keys(settings)) JSON.parse(read(cwd, schema));
    const [first = ''] = read(cwd, 'pages/about/page.yaml').split('\n');
    const named = /\$schema=(\S+)/.exec(first)?.[1] ?? '';
    expect(existsSync(join(cwd, 'pages/about', named))).toBe(true);
    const [landing = ''] = readdirSync(join(cwd, 'landings'));
    const [line = ''] = read(cwd, 'landings', landing).split('\n');
    expect(existsSync(join(cwd, 'landings', /\$schema=(\S+)/.exec(line)?.[1] ?? ''))).toBe(true);
  });

  it('has its JSON Schemas written anew by other commands, which do without where they cannot', async () => {
    const cwd = tempFolder();
    await init(cwd);
    const folder = join(cwd, '.touchdown/schemas');
    const before = contents(folder);
    rmSync(folder, { recursive: true });
    expect(await findings(cwd)).toEqual([]);
    expect(contents(folder)).toEqual(before);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    expect(await findings(cwd)).toEqual([]);
    expect(readFileSync(folder, 'utf8')).toBe('in the way');
  });

  it('tells every wrong option in one run, and writes nothing', async () => {
    const cwd = tempFolder();
    const wrong = {
      '--type': 'Electrican',
      '--country': 'Germany',
      '--language': 'xx',
      '--color': 'teal',
      '--email': 'nobody',
      '--phone': '555',
      '--name': 'Call {business.phone}',
    };
    const args = Object.entries(wrong).flat();
    const { code, stderr } = await init(cwd, 'site', ...args);
    expect(code).toBe(2);
    for (const option of Object.keys(wrong)) expect(stderr).toContain(option);
    expect(stderr).toContain('Did you mean Electrician?');
    expect(readdirSync(cwd)).toEqual([]);
    const asJson = await init(cwd, 'site', '--json', ...args);
    expect(asJson.code).toBe(2);
    expect(JSON.parse(asJson.stdout)).toEqual({ error: expect.stringContaining('--color') });
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('takes any name, and what it writes is right', async () => {
    const name = fc
      .oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), fc.lorem())
      .filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom('en', 'de', 'es'), async (text, language) => {
        const cwd = tempFolder();
        const { code } = await init(cwd, `--name=${text}`, '--language', language);
        // A character that no text may hold is refused, and nothing is there.
        if (code === 2) return expect(readdirSync(cwd)).toEqual([]);
        expect(code).toBe(0);
        expect(config(cwd).business.name).toBe(text.trim().replace(/\s+/g, ' '));
        // A name may end in the air or have half a bracket; nothing but itself may suffer from that.
        const found = await findings(cwd);
        expect(found.filter((finding) => !finding.startsWith('site.config.yaml copy/'))).toEqual(
          [],
        );
      }),
      { numRuns: cases(3, 40) },
    );
  });

  it('has words and looks for every kind of business', async () => {
    for (const type of sample([...BUSINESS_TYPES], 6)) {
      const cwd = tempFolder();
      expect((await init(cwd, '--type', type)).code).toBe(0);
      const { items } = parse(read(cwd, 'pages/index/page.yaml')).sections[1].cards;
      expect(items.length, type).toBeGreaterThanOrEqual(3);
    }
  });
});
