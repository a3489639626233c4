import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataSite } from '../support/data-site.ts';

const OWN_PAGE = {
  name: 'Eigene Seite',
  type: 'utility',
  description: 'Was an dieser Adresse steht.',
  noindex: true,
  seo: { title: 'Eigene Seite', description: 'Eine Seite, die jemand selbst geschrieben hat.' },
};
const SECTIONS = { sections: [{ title: { heading: 'Von Hand' } }] };

const headings = (html: string) => html.match(/<h1>(.*?)<\/h1>/g);
const pathsOf = (site: DataSite): string[] =>
  JSON.parse(site.built('page-registry.json')).map(({ path }: { path: string }) => path);

describe('the page for unknown addresses', () => {
  it('is made in the main language, with ways back, where a site has none of its own', async () => {
    const site = new DataSite();
    expect((await site.build()).code).toBe(0);
    const html = site.built('404.html');
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect(html).toMatch(/<title>Seite nicht gefunden \| Hofmann Elektro<\/title>/);
    expect(headings(html)).toHaveLength(1);
    expect(html).toMatch(/<main.*<a[^>]* href="\/".*href="tel:\+493023125014".*<\/main>/s);
    expect(pathsOf(site)).toEqual(['/', '/404']);
    expect(site.built('sitemap.xml')).not.toContain('/404');
    expect(await site.lint()).toEqual([]);
  });

  it('has no button to call where there is no phone', async () => {
    const business = { name: 'Wort', type: 'LocalBusiness', email: 'a@wort.example' };
    const site = new DataSite({ business: { ...business, address: { country: 'DE' } } });
    expect((await site.build()).code).toBe(0);
    expect(site.built('404.html')).not.toContain('tel:');
  });

  it('is the site’s own where it has one', async () => {
    const site = new DataSite();
    site.write('pages/_error/page.yaml', { ...OWN_PAGE, ...SECTIONS });
    expect((await site.build()).code).toBe(0);
    expect(headings(site.built('404.html'))).toEqual(['<h1>Von Hand</h1>']);
  });

  it('may be described by the site and said by the engine', async () => {
    const site = new DataSite();
    site.write('pages/_error/page.yaml', OWN_PAGE);
    expect((await site.build()).code).toBe(0);
    expect(site.built('404.html')).toContain('<title>Eigene Seite</title>');
    expect(headings(site.built('404.html'))).toEqual([
      '<h1>Unter dieser Adresse ist keine Seite</h1>',
    ]);
  });

  it('has the title of the page alone where the name of the business is too long for one', async () => {
    const name = 'Elektroinstallation und Gebäudetechnik Hofmann und Söhne Luxemburg';
    const business = { name, type: 'Electrician', phone: '+49 30 23125 014' };
    const site = new DataSite({ business: { ...business, address: { country: 'DE' } } });
    await site.build();
    expect(site.built('404.html')).toContain('<title>Seite nicht gefunden</title>');
  });
});

describe('a part with pages', () => {
  const PATHS = ['/admin', '/admin-login'];
  const linking = (features: object) =>
    new DataSite({
      features,
      navigation: { header: PATHS.map((href, index) => ({ label: `Weg ${index + 1}`, href })) },
    });

  it('has them while it is on, and in no list for search engines', async () => {
    const site = linking({ admin: true });
    expect((await site.build()).code).toBe(0);
    expect(pathsOf(site)).toEqual(expect.arrayContaining(PATHS));
    for (const path of PATHS) {
      const html = site.built(`${path}.html`);
      expect(html).toContain('<html lang="de"');
      expect(html).toContain('<meta name="robots" content="noindex');
      expect(headings(html)).toHaveLength(1);
      expect(site.built('sitemap.xml')).not.toContain(path);
    }
    expect(await site.lint()).toEqual([]);
  });

  it.each([[{ admin: false }], [{}]])(
    '%j: has none, and links to them are dead',
    async (features) => {
      const site = linking(features);
      const { code, report } = await site.build();
      expect(code).toBe(1);
      expect(report.diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
        'site.config.yaml links/dead',
        'site.config.yaml links/dead',
      ]);
    },
  );

  it('answers for every client where it is the portal, also on hosts that know no rewrites', async () => {
    const leadsOn = (site: DataSite) => site.built('404.html').includes('"/client#"');
    const site = new DataSite({ features: { upload: true } });
    expect((await site.build()).code).toBe(0);
    expect(pathsOf(site)).toContain('/client');
    expect(site.built('_redirects')).toContain('/client/* /client 200');
    expect(leadsOn(site)).toBe(true);
    site.write('pages/_error/page.yaml', { ...OWN_PAGE, ...SECTIONS });
    expect((await site.build()).code).toBe(0);
    expect(leadsOn(site)).toBe(true);
    site.configure({});
    expect((await site.build()).code).toBe(0);
    expect(pathsOf(site)).not.toContain('/client');
    expect(site.built('_redirects')).not.toContain('/client');
    expect(leadsOn(site)).toBe(false);
  });

  it('lets the site describe them, and its own go before', async () => {
    const site = new DataSite({ features: { admin: true } });
    site.write('pages/admin/page.yaml', { ...OWN_PAGE, frame: 'plain' });
    site.write('pages/admin-login/page.yaml', { ...OWN_PAGE, ...SECTIONS });
    expect((await site.build()).code).toBe(0);
    expect(site.built('admin.html')).toContain('<title>Eigene Seite</title>');
    expect(site.built('admin.html')).toContain('data-island="admin"');
    expect(headings(site.built('admin-login.html'))).toEqual(['<h1>Von Hand</h1>']);
    expect(pathsOf(site)).toHaveLength(4);
  });

  it('tells of a description that describes nothing while it is off', async () => {
    const site = new DataSite();
    site.write('pages/admin/page.yaml', OWN_PAGE);
    expect(await site.lint()).toMatchObject([
      { file: 'pages/admin/page.yaml', rule: 'address/switched-off', severity: 'warning', line: 1 },
    ]);
    expect((await site.build()).code).toBe(0);
    expect(existsSync(join(site.dist, 'admin.html'))).toBe(false);
  });

  it('asks for its words in a language that the engine does not speak, and only while it is on', async () => {
    const words = readFileSync(
      new URL('../sites/noor-dental/site/words/ar.yaml', import.meta.url),
      'utf8',
    );
    const site = new DataSite({ languages: ['ar'], features: { admin: true } });
    site.write('site/words/ar.yaml', words);
    expect(await site.lint()).toMatchObject([
      { file: 'site/words/ar.yaml', rule: 'file/missing-words', severity: 'warning' },
    ]);
    site.configure({ languages: ['ar'] });
    expect(await site.lint()).toEqual([]);
  });
});
