import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Source of axe, to be run in a page. A few letters outside of ASCII would make all of it two bytes a letter on its way
 * there: 165 ms of processor time instead of 125.
 */
export const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
).replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Scrolls to the bottom screen by screen, as a reader does; to be run in the page. */
export async function scrollToBottom() {
  const frame = () => new Promise(requestAnimationFrame);
  const end = () => document.documentElement.scrollHeight - window.innerHeight;
  while (window.scrollY < end() - 1) {
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    await frame();
  }
  await frame();
}

/** Jumps to the bottom and lets the page react; to be run in the page. */
export async function jumpToBottom() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** Violations of some of axe's rules, one string per element. */
async function faultsOf(page, within, runOnly) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ({ within, runOnly }) => {
      const include = within.length > 0 ? within.map((selector) => [selector]) : [['html']];
      return window.axe.run({ include }, { runOnly, resultTypes: ['violations'] });
    },
    { within, runOnly },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Violations of WCAG 2.2 A and AA, one string per element. */
export function axeFaults(page, ...within) {
  return faultsOf(page, within, TAGS);
}

/** Content outside of landmarks, which users who navigate by landmarks miss, and landmarks with duplicate names. */
export function landmarkFaults(page) {
  return faultsOf(page, [], { type: 'rule', values: ['region', 'landmark-unique'] });
}
