import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { comingTime } from '../../cli/new-landing/coming-deadline.ts';
import { sanitizeDrawing } from '../../cli/pictures/sanitize-drawing.ts';
import { ROOT } from '../support/command.ts';
import { PlumberSite } from '../support/plumber-site.ts';

const STARTERS = join(ROOT, 'cli/new-landing/starters');
const DRAWINGS = join(STARTERS, 'media/drawings');

/** A starter as `--list --json` tells it. */
interface Listed {
  name: string;
  from: string;
  purpose: string;
  languages: string[];
  sections: string[];
  pictures: string[];
}

async function list(site: PlumberSite, ...args: string[]) {
  const { code, stdout } = await site.run('new-landing', '--list', '--json', ...args);
  return { code, ...(JSON.parse(stdout) as { starters: Listed[]; gallery?: string }) };
}

describe('the list of starters', () => {
  it('has those of the engine and of the site, with purpose, languages, sections and pictures', async () => {
    const site = new PlumberSite();
    const boiler = readFileSync(join(STARTERS, 'service.yaml'), 'utf8').replace(/^# .*\n/, '');
    site.write('site/starters/boiler.yaml', boiler.replace(/headline: .*/, 'headline: Warm today'));
    const { code, starters } = await list(site);
    expect(code).toBe(0);
    expect(starters.length).toBeGreaterThan(12);
    expect(starters.find(({ name }) => name === 'boiler')).toMatchObject({
      ...{ from: 'site', purpose: 'Warm today', languages: ['en'] },
    });
    const webinar = starters.find(({ name }) => name === 'webinar');
    expect(webinar).toMatchObject({ from: 'engine', pictures: ['drawings/webinar.svg'] });
    expect(webinar?.sections).toEqual(expect.arrayContaining(['countdown', 'team', 'form']));
  });

  it('tells their purpose in the language that is asked for, for people as well', async () => {
    const site = new PlumberSite();
    const purpose = (starters: Listed[]) => starters.find(({ name }) => name === 'offer')?.purpose;
    const german = purpose((await list(site, '--language', 'de')).starters);
    expect(german).not.toBe(purpose((await list(site)).starters));
    const { stdout } = await site.run('new-landing', '--list', '--language', 'de');
    expect(stdout).toContain(german);
    expect((await site.run('new-landing', '--list', '--language', 'fr')).code).toBe(2);
  });

  it('stands alone: with the address of a page the command line is refused', async () => {
    const site = new PlumberSite();
    expect((await site.run('new-landing', 'drains', '--list')).code).toBe(2);
    expect((await site.run('new-landing', '--open')).code).toBe(2);
  });
});

describe('the page of all starters', () => {
  it('shows each by its own page, with nothing from elsewhere and nothing that runs', async () => {
    const site = new PlumberSite();
    const { starters, gallery = '' } = await list(site, '--open');
    const index = site.read(gallery);
    for (const { name, pictures } of starters) {
      expect(index).toContain(`src="${name}.html"`);
      const page = site.read(gallery.replace('index.html', `${name}.html`));
      expect(page, name).toContain('Harbour Plumbing');
      expect(page, name).not.toMatch(
        /<script|\s(?:src|srcset)="(?:\/|https?:)|<link[^>]* href="(?:\/|https?:)/,
      );
      const files = [...page.matchAll(/(?:src|href)="((?:assets|media)\/[^"]+)"/g)];
      expect(files.length, name).toBeGreaterThan(pictures.length);
      for (const [, file = ''] of files)
        expect(existsSync(join(site.root, gallery, '..', file)), file).toBe(true);
    }
  });

  it('says why a starter cannot be shown with the facts of the site', async () => {
    const site = new PlumberSite();
    site.write('site/starters/broken.yaml', 'hero: { headline: Half a page }\n');
    const { code, gallery = '' } = await list(site, '--open');
    expect(code).toBe(0);
    expect(site.read(gallery)).not.toContain('src="broken.html"');
    expect(site.read(gallery)).toContain('broken');
  });
});

describe('the pictures of a starter', () => {
  const make = async (site: PlumberSite, ...args: string[]) => {
    const { stdout } = await site.run(
      'new-landing',
      'talk',
      '--from',
      'webinar',
      '--json',
      ...args,
    );
    return JSON.parse(stdout) as { files: string[]; written: boolean };
  };

  it('come with it, and are told; --dry-run writes none', async () => {
    const site = new PlumberSite();
    const files = ['media/drawings/webinar.svg', 'landings/talk.yaml'];
    expect(await make(site, '--dry-run')).toMatchObject({ files, written: false });
    expect(existsSync(join(site.root, 'media'))).toBe(false);
    expect(await make(site)).toMatchObject({ files, written: true });
    expect(await site.findings('lint')).toEqual([]);
  });

  it('never take the place of one that is there', async () => {
    const site = new PlumberSite();
    const own = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
    site.write('media/drawings/webinar.svg', own);
    expect((await make(site)).files).toEqual(['landings/talk.yaml']);
    expect(site.read('media/drawings/webinar.svg')).toBe(own);
  });

  it('have the colours of the brand', async () => {
    const [plain, branded] = [new PlumberSite(), new PlumberSite()];
    branded.write(
      'site.config.yaml',
      `${branded.read('site.config.yaml')}brand: { color: "#0b6e4f" }\n`,
    );
    for (const site of [plain, branded]) await make(site);
    const [usual, green] = [plain, branded].map((site) => site.read('media/drawings/webinar.svg'));
    expect(usual).not.toBe(green);
    for (const drawing of [usual, green]) expect(drawing).not.toContain('var(');
  });

  it('are drawings of a few kilobytes that need no cleaning', () => {
    const names = readdirSync(DRAWINGS);
    expect(names.length).toBeGreaterThan(12);
    for (const name of names) {
      const drawing = readFileSync(join(DRAWINGS, name), 'utf8');
      expect(drawing.length, name).toBeLessThan(6000);
      const marks = (text = '') => text.match(/<\w+|\s[\w-]+=/g)?.length;
      expect(marks(sanitizeDrawing(drawing)), name).toBe(marks(drawing));
    }
  });
});

describe('the opening hours of a starter', () => {
  it('are left out where the site names none', async () => {
    const site = new PlumberSite();
    const args = ['new-landing', 'visit', '--from', 'clinic', '--dry-run', '--json'];
    const { stdout } = await site.run(...args);
    expect(JSON.parse(stdout)).toMatchObject({ diagnostics: [] });
    expect(JSON.parse(stdout).content).not.toContain('\nhours:');
    const hours = 'hours: { week: [{ days: [Monday], opens: "09:00", closes: "17:00" }] }';
    const config = site
      .read('site.config.yaml')
      .replace('  currency: GBP', `  currency: GBP\n  ${hours}`);
    site.write('site.config.yaml', config);
    expect(JSON.parse((await site.run(...args)).stdout).content).toContain('\nhours:\n');
  });
});

describe('the deadline of a starter', () => {
  it.each([
    ['2029-05-17T18:00', '2026-11-23', '2026-12-24T18:00'],
    ['2029-05-21T09:30', '2026-11-23', '2026-12-21T09:30'],
    ['2020-02-29T12:00', '2028-02-01', '2028-03-04T12:00'],
  ])('%s is on the same weekday, four weeks from %s or more', (time, today, coming) => {
    expect(comingTime(time, new Date(`${today}T23:59Z`))).toBe(coming);
  });
});
