import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { init } from './init-runs.ts';

/** The text of every file of a folder with one of some endings, by name. */
function texts(folder: string, ...endings: string[]): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .filter((name) => !name.startsWith('.touchdown'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** A new site in a country. */
class NewSite {
  readonly folder = tempFolder();

  run(...args: string[]) {
    return runHere(args, { cwd: this.folder, site: null });
  }

  static async in(country: string, language: string, ...others: string[]): Promise<NewSite> {
    const site = new NewSite();
    const wishes = ['--country', country, '--language', language, ...others];
    expect((await init(site.folder, ...wishes)).code).toBe(0);
    return site;
  }

  get config() {
    return parse(this.text('site.config.yaml'));
  }

  text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The text of a page on one line, however its file breaks it. */
  page(route: string): string {
    return JSON.stringify(parse(this.text(`pages/${route}/page.yaml`)));
  }

  change(from: string | RegExp, to: string): void {
    const text = this.text('site.config.yaml');
    writeFileSync(join(this.folder, 'site.config.yaml'), text.replace(from, to));
  }

  async findings(...options: string[]): Promise<string[]> {
    const { stdout } = await this.run('lint', '--json', ...options);
    return JSON.parse(stdout).diagnostics.map(
      ({ file, rule, message }: Record<string, string>) => `${file} ${rule} ${message}`,
    );
  }

  /** The built pages, with all features on that link to pages of the site. */
  async built(): Promise<[string, string][]> {
    this.change('booking: false', 'booking: true');
    this.change(/^integrations:/m, 'analytics: { conversionId: AW-1, consent: required }\n$&');
    expect((await this.run('build')).code).toBe(0);
    return texts(join(this.folder, 'dist'), '.html', '.json');
  }
}

describe('the addresses of a new site', () => {
  it.each([
    ['DE', 'de', ['ueber-uns', 'kontakt', 'datenschutz', 'impressum']],
    ['CH', 'de-CH', ['ueber-uns', 'kontakt', 'datenschutz', 'impressum']],
    ['MX', 'es', ['nosotros', 'contacto', 'privacidad']],
    ['US', 'en', ['about', 'contact', 'privacy']],
    ['DE', 'en', ['about', 'contact', 'privacy', 'impressum']],
  ])('are in its language: in %s, %s they are %o', async (country, language, routes) => {
    const site = await NewSite.in(country, language);
    const folders = readdirSync(join(site.folder, 'pages')).sort();
    expect(folders).toEqual([...routes, '_error', 'index'].sort());
    const [about, contact, privacy] = routes;
    expect(site.text('README.md')).toContain(`pages/${about}/page.yaml`);
    const pages = await site.built();
    for (const [name, html] of pages.filter(([file]) => file.endsWith('.html'))) {
      expect(html, name).toContain(`href="/${contact}#book" data-action="book"`);
      expect(html, name).toContain(`href="/${privacy}"`);
      if (about !== 'about') expect(html, name).not.toMatch(/="\/(?:about|contact|privacy)["#]/);
    }
    expect(await site.findings()).toEqual([]);
  });

  it('are not named where the engine looks for them', async () => {
    const { navigation } = (await NewSite.in('GB', 'en')).config;
    expect(Object.keys(navigation)).toEqual(['header', 'footer', 'action']);
  });
});

describe('a new site in German', () => {
  it.each(sample(['de', 'de-CH'], 1))(
    'is spelled and bound by law as in Switzerland: %s',
    async (language) => {
      const site = await NewSite.in('CH', language, '--name', 'Weiß & Söhne');
      const { business, imprint } = site.config;
      expect(business).toMatchObject({ name: 'Weiß & Söhne', currency: 'CHF' });
      expect(business.address.street).toBe('Musterstrasse 1');
      expect(imprint.register).toContain('CHE-000.000.000');
      expect(imprint.vatNumber).toBe('CHE-000.000.000 MWST');
      expect(site.page('impressum')).toContain('MWST-Nummer: {imprint.vatNumber}');
      expect(site.page('impressum')).toContain('UWG');
      expect(site.page('datenschutz')).toContain('Art. 25 DSG');
      expect(site.page('datenschutz')).toContain('EDÖB');
      const starters = JSON.parse((await site.run('new-landing', '--list', '--json')).stdout);
      const isNew = ({ name }: { name: string }) => !/^(?:service|offer|event)$/.test(name);
      for (const { name } of starters.starters.filter(isNew))
        await site.run('new-landing', `x-${name}`, '--from', name);
      expect(await site.findings()).toEqual([]);
      const all = [...texts(site.folder, '.yaml', '.md'), ...(await site.built())];
      expect(all.length).toBeGreaterThan(40);
      for (const [name, text] of all) {
        expect(text.replaceAll('Weiß', ''), name).not.toMatch(/[ßẞ„“]/);
        expect(text, name).not.toMatch(/DSGVO|HRB|Amtsgericht/);
      }
    },
  );

  it('names the law of Austria', async () => {
    const site = await NewSite.in('AT', 'de');
    const { business, imprint, sampleData } = site.config;
    expect(business.address.street).toBe('Musterstraße 1');
    expect(imprint).toMatchObject({
      register: expect.stringMatching(/^FN 0+ a, /),
      vatNumber: 'ATU00000000',
    });
    for (const fact of Object.keys(imprint)) {
      expect(site.page('impressum')).toContain(`{imprint.${fact}}`);
      expect(sampleData).toContain(`imprint.${fact}`);
    }
    for (const law of ['§ 5 ECG', '§ 14 UGB', '§ 25 MedienG'])
      expect(site.page('impressum')).toContain(law);
    expect(site.page('datenschutz')).toContain('DSGVO');
    expect(site.page('datenschutz')).toContain('Österreichischen Datenschutzbehörde');
    const found = await site.findings('--production');
    expect(found.filter((finding) => !finding.includes('production/sample-data'))).toEqual([]);
    expect(found).toHaveLength(sampleData.length);
  });

  it.each([
    ['DE', /DSGVO/, /HRB/],
    ['LI', /DSGVO.*Fürstentums Liechtenstein/, /FL-0000/],
    ['LU', /DSGVO/, undefined],
    ['US', undefined, undefined],
  ])('names the law of %s, or none', async (country, privacy, register) => {
    const site = await NewSite.in(country, 'de');
    const text = site.page('datenschutz');
    if (privacy) expect(text).toMatch(privacy);
    else expect(text).not.toMatch(/DSG|Art\. |\{law| {2}/);
    if (register) expect(site.config.imprint.register).toMatch(register);
    expect(existsSync(join(site.folder, 'pages/impressum'))).toBe(register !== undefined);
    expect(await site.findings()).toEqual([]);
  });

  it.each([
    ['CH', 'Zürich'],
    ['AT', 'Wien'],
    ['LI', 'Vaduz'],
  ])('in %s has no fault in what it invents for %s', async (country, town) => {
    const site = await NewSite.in(country, 'de', '--locality', town);
    expect(await site.findings()).toEqual([]);
  });
});

it.each(sample(['AR', 'CL', 'CO', 'ES', 'MX', 'US'], 2))(
  'a new site in Spanish names the law of no other country: %s',
  async (country) => {
    const site = await NewSite.in(country, 'es');
    expect(site.page('privacidad')).not.toMatch(/\b(?:RGPD|LOPDGDD|LFPDPPP|DSGVO|Ley \d)|\{law/);
    expect(await site.findings()).toEqual([]);
  },
);
