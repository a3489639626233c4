import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CopyInDevelopment } from './in-development.ts';

const running = new CopyInDevelopment();
const overlay = () => running.page.locator('touchdown-overlay');

/** Changes the words of the site as long as a test goes on. */
function spoil(language: string, from: string, to: string): () => void {
  const path = join(running.copy.folder, 'site/words', `${language}.yaml`);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  const mend = () => writeFileSync(path, text);
  onTestFinished(mend);
  writeFileSync(path, text.replace(from, to));
  return mend;
}

describe('an edited word', () => {
  it.each([
    ['/about', 'en', 'Available 24/7', 'Open on Sundays'],
    ['/poder-notarial', 'es', 'Disponible 24/7', 'Abierto los domingos'],
  ])('shows in the open page %s, and goes again', async (path, language, from, to) => {
    await running.open(path);
    const bar = running.page.locator('.contact-bar');
    await bar.getByText(from).waitFor();
    const mend = spoil(language, from, to);
    await bar.getByText(to).waitFor();
    mend();
    await bar.getByText(from).waitFor();
  });

  it('that is wrong lies over the page until it is mended, which shows the words before', async () => {
    await running.open('/about');
    const mend = spoil('en', 'feeNote:', 'feeNot:');
    await overlay().waitFor();
    const told = await overlay().evaluate((host) => host.shadowRoot?.textContent ?? '');
    expect(told).toContain('site/words/en.yaml');
    expect(told).toContain('Did you mean "feeNote"?');
    mend();
    await overlay().waitFor({ state: 'detached' });
  });
});
