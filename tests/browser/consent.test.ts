import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import {
  call,
  conversions,
  granted,
  KEY,
  kept,
  layer,
  no,
  PAGES,
  question,
  tagRan,
  tagsOf,
  yes,
} from './consent-page.ts';
import { ConsentSite } from './consent-site.ts';

const inTurn = inTurns();

const site = new ConsentSite('required');

describe('where consent is required', () => {
  test('nothing of the tag is there before a yes, and events are kept on the page', async () => {
    const visitor = await site.newVisitor();
    for (const path of sample([...PAGES, '/privacy'], 3)) {
      const page = await site.visit(visitor, path);
      await call(page);
      expect(await layer(page), path).toContainEqual({ event: 'phone_click' });
      expect(await conversions(page), path).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await page.close();
    }
    expect(visitor.foreign).toEqual([]);
    expect(visitor.scripts.filter((name) => /\btag\b/.test(name))).toEqual([]);
  });

  inTurn('a yes loads it at once, tells it nothing of before, and is kept', async () => {
    const visitor = await site.newVisitor();
    const page = await site.visit(visitor, '/power-of-attorney');
    await call(page);
    await yes(page).click();
    await expect.poll(() => tagsOf(visitor).length).toBe(1);
    expect((await layer(page)).filter((entry) => !Array.isArray(entry))).toEqual([]);
    expect(await conversions(page)).toEqual([]);
    expect(await granted(page)).toBe('granted');
    await call(page);
    await expect.poll(() => conversions(page)).toHaveLength(1);
    expect(await layer(page)).toContainEqual({ event: 'phone_click' });

    const next = await site.visit(visitor, '/poder-notarial');
    await expect.poll(() => tagsOf(visitor).length).toBe(2);
    expect(await question(next).isVisible()).toBe(false);
  });

  inTurn('a no is kept, and nothing is asked or loaded again', async () => {
    const visitor = await site.newVisitor();
    const page = await site.visit(visitor, '/power-of-attorney');
    await no(page).click();
    await expect.poll(() => kept(page)).toBe('no');
    for (const path of sample(PAGES, 2)) {
      const next = await site.visit(visitor, path);
      expect(await question(next).isVisible(), path).toBe(false);
      await next.close();
    }
    expect(visitor.foreign).toEqual([]);
  });

  test.each([
    ['says no by Global Privacy Control', { optedOut: true }],
    ['keeps nothing', { withoutStorage: true }],
  ])('a browser that %s is neither asked nor measured', async (_, options) => {
    const visitor = await site.newVisitor(options);
    const page = await site.visit(visitor, '/power-of-attorney');
    await call(page);
    expect(await question(page).isVisible()).toBe(false);
    expect(await conversions(page)).toEqual([]);
    expect(visitor.foreign).toEqual([]);
  });

  inTurn('what is kept and no answer is none', async () => {
    const visitor = await site.newVisitor();
    const page = await site.visit(visitor, '/about');
    const damaged = ['maybe', '', '"yes"', '{"answer":"yes"}', 'YES', 'yes '];
    for (const text of sample(damaged, 2)) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
      await page.reload();
      await settled(page);
      expect(await question(page).isVisible(), text).toBe(true);
    }
    expect(visitor.foreign).toEqual([]);
  });

  inTurn('pages of clients and of the owner ask nobody', async () => {
    const visitor = await site.newVisitor();
    for (const path of sample(['/client', '/admin-login'], 1)) {
      const page = await site.visit(visitor, path);
      expect(await question(page).count(), path).toBe(0);
    }
  });

  inTurn('an answer holds in other open tabs, both ways', async () => {
    const visitor = await site.newVisitor();
    const first = await site.visit(visitor, '/about');
    const second = await site.visit(visitor, '/power-of-attorney');
    await yes(first).click();
    await expect.poll(() => tagRan(first)).toBe(1);
    await expect.poll(() => tagRan(second)).toBe(1);
    await expect.poll(() => question(second).getAttribute('data-answered')).toBe('');

    const privacy = await site.visit(visitor, '/privacy');
    await privacy.getByRole('switch').click();
    await expect.poll(() => granted(second)).toBe('denied');
    await call(second);
    expect(await conversions(second)).toEqual([]);
    await expect.poll(() => second.evaluate(() => document.cookie)).toBe('');
  });
});
