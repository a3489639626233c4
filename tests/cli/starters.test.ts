import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StarterList } from '../../cli/site/starter-list.ts';
import { PLUMBER_CODE } from '../support/plumber-code.ts';
import { PlumberSite } from '../support/plumber-site.ts';
import { sample } from '../support/proof.ts';

const ENGINE_STARTERS = ['event', 'offer', 'service'];
const LANGUAGES = ['en', 'es', 'de'];

/** Makes landings of starters; how each was answered. */
async function make(site: PlumberSite, ...args: string[]) {
  const { code, stdout } = await site.run('new-landing', ...args, '--json');
  return { code, ...(JSON.parse(stdout) as { content: string; error?: string; note?: string }) };
}

describe('the engine’s starters', () => {
  it('are valid at once in every language, unlike each other, and pass lint without a warning', async () => {
    const site = new PlumberSite();
    for (const name of ENGINE_STARTERS)
      for (const language of LANGUAGES) {
        const slug = `${name}-${language}`;
        const made = await make(site, slug, '--from', name, '--language', language);
        expect([slug, made.code, made.note]).toEqual([slug, 0, undefined]);
        expect(made.content).toContain('\nheadings:\n');
        const named = /^language: (.*)$/m.exec(made.content)?.[1];
        expect(named).toBe(language === 'en' ? undefined : language);
      }
    expect(await site.findings('lint')).toEqual([]);
  });

  it('show the facts of the business', async () => {
    const site = new PlumberSite();
    const { content } = await make(site, 'service-page');
    for (const fact of ['name', 'phone', 'address.locality'])
      expect(content).toContain(`{business.${fact}}`);
  });

  it.each(
    sample(
      [
        ['summer-sale', 'offer'],
        ['sommer-angebot', 'offer'],
        ['oferta-de-verano', 'offer'],
        ['open-day', 'event'],
        ['tag-der-offenen-tuer', 'event'],
        ['taller-de-pan', 'event'],
        ['notdienst-heizung', 'emergency'],
        ['open-house', 'open-house'],
        ['empleo-plomero', 'job'],
        ['drains', 'service'],
        ['dealer-titles', 'service'],
      ],
      4,
    ),
  )('are chosen by the address: /%s begins with %s', async (slug, starter) => {
    const site = new PlumberSite();
    const meant = await make(site, slug, '--dry-run');
    const named = await make(site, slug, '--from', starter, '--dry-run');
    expect(meant.code).toBe(0);
    expect(meant.content).toBe(named.content);
  });

  it('say which facts they need and the configuration has not', async () => {
    const site = new PlumberSite();
    const config = site.read('site.config.yaml').replace(/ {2}phone: .*\n/, '');
    site.write('site.config.yaml', config.replace('locality: Hull, ', ''));
    const { code, error } = await make(site, 'drains');
    expect(code).toBe(1);
    for (const name of ['business.phone', 'business.address.locality'])
      expect(error).toContain(name);
    expect((await make(site, 'drains', '--from', 'pipes')).code).toBe(0);
  });

  it('are listed where another name was given', async () => {
    const { code, error } = await make(new PlumberSite(), 'x', '--from', 'kitchen-sink');
    expect(code).toBe(2);
    for (const name of ENGINE_STARTERS) expect(error).toContain(name);
  });
});

describe('the title of a new landing', () => {
  const titleOf = (content: string) => /^ {2}title: "?(.*?)"?$/m.exec(content)?.[1];

  it('names the business where there is room for it', async () => {
    const site = new PlumberSite();
    const short = await make(site, 'drains', '--name', 'Drains');
    expect(titleOf(short.content)).toBe('Drains | {business.name}');
    const long = 'Drains cleared at any hour of the day in all of Hull';
    expect(titleOf((await make(site, 'hull', '--name', long)).content)).toBe(long);
  });

  it('has the form that the site gives it', async () => {
    const site = new PlumberSite(`import { defineSite } from 'touchdown';
      export default defineSite({ titleForms: { en: ['{name} | Plumber in Hull', '{name}'] } });`);
    const { content } = await make(site, 'drains', '--name', 'Drains');
    expect(titleOf(content)).toBe('Drains | Plumber in Hull');
  });
});

describe('starters of a site', () => {
  /** A starter of its own: the engine's in other words. */
  async function own(site: PlumberSite, headline: string): Promise<string> {
    const { content } = await make(site, 'x', '--set', `hero.headline=${headline}`, '--dry-run');
    return content.replace(/^# yaml.*\n/, '');
  }

  it('stand in site/starters, beside those of the engine and before one of the same name', async () => {
    const site = new PlumberSite();
    site.write('site/starters/boiler.yaml', await own(site, 'Warm by tonight'));
    site.write('site/starters/service.yaml', await own(site, 'Dry by tonight'));
    expect((await make(site, 'a', '--from', 'boiler')).content).toContain('Warm by tonight');
    expect((await make(site, 'b', '--from', 'service')).content).toContain('Dry by tonight');
    expect((await make(site, 'c')).content).toContain('Dry by tonight');
    expect((await make(site, 'd', '--from', 'event')).code).toBe(0);
  });

  it('stand where the definition says, and its words choose them', async () => {
    const site = new PlumberSite(`import { defineSite } from 'touchdown';
      export default defineSite({ starters: 'drafts', starterWords: { boiler: /boiler|heat/ } });`);
    site.write('drafts/boiler.yaml', await own(new PlumberSite(), 'Warm by tonight'));
    expect((await make(site, 'new-heating')).content).toContain('Warm by tonight');
    expect((await make(site, 'summer-sale')).content).not.toContain('Warm by tonight');
  });

  it.each([
    ['a folder', `starters: 'nowhere'`, 'nowhere'],
    ['a starter', 'starterWords: { boiler: /heat/ }', 'boiler'],
  ])('that the definition names, but that are not there, are told: %s', async (_, part, words) => {
    const site = new PlumberSite(`import { defineSite } from 'touchdown';
      export default defineSite({ ${part} });`);
    const { code, error } = await make(site, 'drains');
    expect(code).toBe(1);
    expect(error).toContain(words);
  });

  it('are held to its rules by lint', async () => {
    const site = new PlumberSite(PLUMBER_CODE);
    site.write('site/starters/boiler.yaml', await own(new PlumberSite(), 'We work at a flat rate'));
    expect(await site.findings('lint')).toMatchObject([
      { file: 'site/starters/boiler.yaml', rule: 'offer/fixed-price', severity: 'error' },
    ]);
    site.write('site/starters/boiler.yaml', await own(site, 'Dry by tonight'));
    expect(await site.findings('lint')).toEqual([]);
  });

  it('are read by lint and build without those of the engine, which nobody mends in a site', () => {
    const site = new PlumberSite();
    expect(new StarterList({ root: site.root, definition: {} }).ownFiles).toEqual([]);
    site.write('site/starters/boiler.de.yaml', '');
    const own = join(site.root, 'site/starters/boiler.de.yaml');
    expect(new StarterList({ root: site.root, definition: {} }).ownFiles).toEqual([own]);
  });
});
