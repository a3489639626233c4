import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FACTS, factsWith } from '../copy-findings.ts';

/** Lines, in which `§` is a dollar sign, with a reference that nothing fills in, in a component. */
async function toldIn(jsx: string, facts: Facts = FACTS): Promise<string[]> {
  const root = tempFolder();
  const path = join(root, 'pages/a/Ways.tsx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export const Ways = ({ site }) => (\n  ${jsx.replaceAll('§', '$')}\n);\n`);
  const texts = await sourceTexts(root, root, { engine: [] });
  return checkSourceCopy(texts, { root, cwd: root, facts, metas: [], rendered: [] })
    .filter(({ rule }) => rule === 'facts/broken-reference')
    .map(
      ({ line, message }) =>
        `${line} ${/value of (\S+?),.*(own|dollars)/.exec(message)?.slice(1).join(' ')}`,
    );
}

describe('a dollar sign between tags before a value', () => {
  it.each([
    ['<p>We drive §{area.freeMiles} miles for nothing.</p>', '2 area.freeMiles dollars'],
    [
      '<p>Within{" "}\n  §{site.area.freeMiles}{\' \'}\n miles of the yard</p>',
      '3 site.area.freeMiles dollars',
    ],
    ['<b>§{response.stormHours}</b>', '2 response.stormHours dollars'],
    ['<p>§{figures.onTime} of roofs on time</p>', '2 figures.onTime dollars'],
    ['<h2>Ask §{business.name} about it</h2>', '2 business.name dollars'],
    ['<p>Call <b>§{phone}</b> at any hour.</p>', '2 phone dollars'],
    ['<td>§{town.miles}</td>', '2 town.miles dollars'],
    ['<p>Done in §{count} days or less</p>', '2 count dollars'],
    ['<p>Fertig in §{anzahl} Tagen</p>', '2 anzahl dollars'],
    ['<p>Listo en §{n} días</p>', '2 n dollars'],
    ['<p>Groups pay §{off}% less.</p>', '2 off dollars'],
    ['<p>From §{usd(fees.inspection)} on</p>', '2 usd own'],
    ['<p>We open at §{clockTime(opens)}.</p>', '2 clockTime dollars'],
    ['<Note text={`Within $§{area.freeMiles} miles`} />', '2 area.freeMiles dollars'],
    ['<p>{`The visit is $§{usd(fees.inspection)}.`}</p>', '2 usd own'],
  ])('is told: %s', async (jsx, told) => {
    expect(await toldIn(jsx)).toEqual([told]);
  });

  it.each([
    '<p>An inspection is §{fees.inspection}, and no more.</p>',
    '<p>The foot is §{site.fees.gutterFoot} all over town.</p>',
    '<p>It comes to §{total} for two visits.</p>',
    '<p>§{price} hours of work included</p>',
    '<p>That is §{sum.toFixed(2)} a month.</p>',
    '<p>{`Within §{area.freeMiles} miles`}</p>',
    '<p>{open ? `Within §{area.freeMiles} miles` : `As far as §{town.miles} miles`}</p>',
    '<p>{`A visit is $§{fees.inspection}.`}</p>',
    '<p>{/* It was §{area.freeMiles} miles once. */}Within {area.freeMiles} miles</p>',
    '<Field id={`$§{name}`} />',
    '<p>{text.replace(/x/, `$§{area.freeMiles} miles`)}</p>',
  ])('stays: %s', async (jsx) => {
    expect(await toldIn(jsx)).toEqual([]);
  });

  it('is told before a price in another currency', async () => {
    const business = { ...FACTS.site?.business, currency: 'EUR' };
    const facts = factsWith({ fees: { visit: 60 }, business });
    expect(await toldIn('<p>Ab §{fees.visit} sind wir da.</p>', facts)).toEqual([
      '2 fees.visit dollars',
    ]);
  });
});
