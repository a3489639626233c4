import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { siteFacts } from '../content/site-facts.ts';
import { runHere } from '../support/command.ts';
import { cases, sample } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { facts } = siteFacts();

/** Texts of the starter that stand plain, folded over several lines, in a list, and among the headings. */
const PLACES = [
  'hero.headline',
  'hero.subheadline',
  'success.benefits.1',
  'headings.planKicker',
] as const;

let cwd: string;
let file: string;

beforeEach(() => {
  cwd = tempFolder();
  mkdirSync(join(cwd, 'landings'));
  file = join(cwd, 'landings/page.yaml');
});

async function setText(place: string, text: string): Promise<number | null> {
  const set = `${place}=${text}`;
  const { code } = await runHere(['new-landing', 'page', '--from', 'general', '--set', set], {
    cwd,
  });
  return code;
}

function readText(place: string): unknown {
  const { landing } = readLanding(file, {
    cwd,
    landingsDir: join(cwd, 'landings'),
    facts,
    schemas: SITE.schemas,
  });
  return place.split('.').reduce((part: unknown, key) => {
    return (part as Record<string, unknown>)[key];
  }, landing?.raw);
}

describe('a text given on the command line is kept as it is', () => {
  const special = ['01234', 'yes', 'true', 'null', '~', '+15550100', '1e3', '0x1F', '2026-11-20'];
  const marked = ['- a: b # c', 'a: b', '"q" \'s\'', '{b} [x', '*a &b !c', '%', '@x', '`', '--- x'];
  const wide = ['Español 日本 🖋', 'é\u00a0e\u0301', '<b>&amp;</b>', 'a=b', '=yes', 'x'.repeat(300)];
  const lines = ['a\nb', 'a\n\n b\n', ' a ', ' b\n \na', 'longer-words-here word \n \n word \n  '];

  const texts = [...special, ...marked, ...wide, ...lines];
  const all = texts.flatMap((text) => PLACES.map((place) => [text, place] as const));
  // The places in turn.
  it.each(sample(all, 12))('%j as %s', async (text, place) => {
    expect(await setText(place, text)).toBe(0);
    expect(readText(place)).toBe(text);
  });

  it('or refused with 1, whatever it is', async () => {
    const hard = fc.constantFrom(...' abc:#-\'"[]{}>|*&!%@`,?\n\\~=.');
    const text = fc
      .oneof(
        fc.string({ maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.string({ unit: hard, maxLength: 30 }),
        fc.lorem({ maxCount: 40 }),
      )
      // A text in quotes is read as YAML, which takes them off.
      .filter((text) => !/^(["']).*\1$/s.test(text.trim()));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PLACES), text, async (place, text) => {
        rmSync(file, { force: true });
        const code = await setText(place, text);
        if (code === 1) expect(existsSync(file)).toBe(false);
        else expect([code, readText(place)]).toEqual([0, text]);
      }),
      { numRuns: cases(15, 150) },
    );
  });
});
