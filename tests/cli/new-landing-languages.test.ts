import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { ROOT, runHere } from '../support/command.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { THEMES } from '../support/site-themes.ts';
import { LandingFolder, OWN_LANDINGS } from './landing-folder.ts';

const inTurn = inTurns();

const folder = new LandingFolder();
const { fileOf, newLanding, written, lintErrors } = folder;

describe('a new landing in Spanish', () => {
  it.each(sample(THEMES, 2))(
    'made from the %s starter passes lint without a warning',
    async (theme) => {
      expect(await newLanding('pagina', '--from', theme, '--language', 'es')).toMatchObject({
        code: 0,
        stderr: '',
      });
      expect(written('pagina')).toMatchObject({ language: 'es' });
      expect(written('pagina').theme ?? 'general').toBe(theme);
      const { stdout } = await runHere(['lint', 'landings/pagina.yaml', '--json'], {
        cwd: folder.cwd,
      });
      expect(JSON.parse(stdout).diagnostics).toEqual([]);
    },
  );

  inTurn('says nothing that another starter or landing says', async () => {
    copyFileSync(join(ROOT, 'site.config.yaml'), join(folder.cwd, 'site.config.yaml'));
    for (const theme of THEMES)
      for (const language of ['en', 'es'])
        await newLanding(`fresh-${theme}-${language}`, '--from', theme, '--language', language);
    for (const slug of OWN_LANDINGS)
      copyFileSync(join(ROOT, 'landings', `${slug}.yaml`), fileOf(slug));
    const { stdout } = await runHere(['lint', '--landings', 'landings', '--json'], {
      cwd: folder.cwd,
    });
    expect(JSON.parse(stdout).diagnostics).toEqual([]);
  });

  it('comes from the starter of a theme even where a landing has its name', async () => {
    copyFileSync(join(ROOT, 'landings/power-of-attorney.yaml'), fileOf('power-of-attorney'));
    await newLanding('poder', '--from', 'power-of-attorney', '--language', 'es');
    expect(written('poder').cta.directCTA).toBe('Apartar una visita en casa');
    await newLanding('poa-for-mom');
    expect(written('poa-for-mom').seo.title).not.toBe(written('power-of-attorney').seo.title);
  });

  it('is of the theme that its Spanish address speaks of', async () => {
    await newLanding('poder-para-mama', '--language', 'es');
    expect(written('poder-para-mama').theme).toBe('power-of-attorney');
  });
});

describe('a new landing copied from one in another language', () => {
  it('is paired with it, and says that its texts are still to be translated', async () => {
    await newLanding('gate', '--from', 'general');
    const { code, stderr } = await newLanding('puerta', '--from', 'gate', '--language', 'es');
    expect(code).toBe(0);
    expect(stderr).toContain('translate');
    expect(written('puerta')).toMatchObject({ language: 'es', translationOf: 'gate' });
    expect(await lintErrors('puerta')).toBe(0);
  });

  inTurn('is not paired a second time, nor back with the language of its original', async () => {
    await newLanding('gate', '--from', 'general');
    await newLanding('puerta', '--from', 'gate', '--language', 'es');
    expect((await newLanding('otra', '--from', 'gate', '--language', 'es')).code).toBe(0);
    expect(written('otra').translationOf).toBeUndefined();
    expect((await newLanding('back', '--from', 'puerta', '--language', 'en')).code).toBe(0);
    expect(written('back').translationOf).toBeUndefined();
    for (const slug of ['puerta', 'otra', 'back']) expect(await lintErrors(slug)).toBe(0);
    const { stdout } = await runHere(['lint', '--landings', 'landings', '--json'], {
      cwd: folder.cwd,
    });
    expect(
      JSON.parse(stdout).diagnostics.filter(({ severity }: Diagnostic) => severity === 'error'),
    ).toEqual([]);
  });
});

describe('a new landing of a site in other languages', () => {
  /** The configuration of a site that has nothing by language. */
  function speak(languages: string): void {
    const text = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8')
      .replace('languages: [en, es]', `languages: ${languages}`)
      .replace(/\nnavigation:\n(?: .*\n)+/, '\n')
      .replace(/ {2}(tagline|serving):\n.*\n.*\n/g, '  $1: Gates\n')
      .replace(/commissionCounty: .*/, 'commissionCounty: Midland');
    writeFileSync(join(folder.cwd, 'site.config.yaml'), text);
  }

  it('is in the main one, and says which it is in any other', async () => {
    speak('[es, en]');
    await newLanding('pagina');
    expect(written('pagina')).toMatchObject({ language: 'es' });
    expect(written('pagina').cta.directCTA).not.toMatch(/^Book/);
    await newLanding('page', '--language', 'en');
    expect(written('page')).toMatchObject({ language: 'en' });
    for (const slug of ['pagina', 'page']) expect(await lintErrors(slug)).toBe(0);
  });

  it('is English where nobody has written a starter, and says so', async () => {
    speak('[de]');
    const { code, stderr } = await newLanding('vor-ort');
    expect(code).toBe(0);
    expect(stderr).toContain('German');
    expect(written('vor-ort').language).toBeUndefined();
    const { code: refused } = await newLanding('page', '--language', 'en');
    expect(refused).toBe(2);
  });
});
