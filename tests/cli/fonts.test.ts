import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandFonts } from '../../cli/brand/brand-fonts.ts';
import { makeFonts } from '../../cli/brand/make-fonts.ts';
import { BuildFault } from '../../cli/system/build-fault.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('the fonts of a site in a language that the tool brings none for', () => {
  it('are cut once, and again where a part is damaged', async () => {
    const fonts = { display: 'public-sans', text: 'public-sans' };
    const { cuts } = brandFonts(fonts, tempFolder(), ['fr']);
    await makeFonts(cuts);
    const made = cuts.map(({ target }) => readFileSync(target));
    for (const [index, { source }] of cuts.entries()) {
      expect(made[index]?.toString('latin1', 0, 4)).toBe('wOF2');
      expect(made[index]?.length).toBeLessThan(readFileSync(source).length);
    }
    const [{ target }] = cuts as [(typeof cuts)[number]];
    truncateSync(target, 1000);
    await makeFonts(cuts);
    expect(readFileSync(target).equals(made[0] as Buffer)).toBe(true);
  });

  it('stop a build that has a broken one, by its name', async () => {
    const folder = tempFolder();
    const source = join(folder, 'broken-latin-wght-normal.woff2');
    writeFileSync(source, 'wOF2 and nothing else');
    const cut = { source, characters: 'abc', target: join(folder, 'cut.woff2') };
    const making = makeFonts([cut]);
    await expect(making).rejects.toThrow(BuildFault);
    await expect(making).rejects.toThrow('broken-latin-wght-normal.woff2');
  });
});
