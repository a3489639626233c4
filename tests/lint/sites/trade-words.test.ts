import { describe, expect, it } from 'vitest';
import { WHOLE_FILE } from '../../../cli/content/diagnostic.ts';
import { TradeWords } from '../../../cli/lint/site/trade-words.ts';
import { DataSite } from '../../support/data-site.ts';

/** What is told of a word in a file; the message may be of any wording. */
const slip = (file: string, word?: string) => ({
  ...{ file, ...WHOLE_FILE, rule: 'copy/spelling', severity: 'warning' as const },
  ...{ message: 'Misspelt?', hint: 'Look.', ...(word === undefined ? {} : { word }) },
});

/** The files in which something is still told, once the whole site was looked at. */
function told(found: ReturnType<typeof slip>[], files: Readonly<Record<string, string>> = {}) {
  const site = new DataSite();
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  const words = new TradeWords();
  const atOnce = found.flatMap((finding) => words.holdBack([finding]));
  const places = { root: site.root, cwd: site.root };
  return { atOnce, after: words.slips(places).map(({ file }) => file) };
}

describe('a word that looks misspelt', () => {
  it('is told once the whole site was looked at, as often as its file has it', () => {
    const both = [slip('landings/a.yaml', 'boyler'), slip('landings/a.yaml', 'boyler')];
    expect(told(both)).toEqual({ atOnce: [], after: ['landings/a.yaml', 'landings/a.yaml'] });
  });

  it('is a word of the trade if several files have it, told or in a page', () => {
    const two = [slip('landings/a.yaml', 'backflo'), slip('landings/b.yaml', 'backflo')];
    expect(told([...two, slip('landings/c.yaml', 'boyler')]).after).toEqual(['landings/c.yaml']);
    const page = { 'pages/x/page.md': '---\nname: X\n---\n\nOur Backflo valve.\n' };
    expect(told([slip('landings/a.yaml', 'backflo')], page).after).toEqual([]);
    const longer = { 'pages/x/page.md': '---\nname: X\n---\n\nOur backflow valve.\n' };
    expect(told([slip('landings/a.yaml', 'backflo')], longer).after).toEqual(['landings/a.yaml']);
  });

  it('waits for no other file if everybody makes that slip, or no word is known', () => {
    const found = [slip('a', 'grammer'), slip('b', 'grammer'), slip('c')];
    expect(told(found)).toEqual({ atOnce: found, after: [] });
  });
});
