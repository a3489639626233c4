import { describe, expect, it } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { siteInDevelopment } from './in-development.ts';

const inTurn = inTurns();

const running = siteInDevelopment();
const { site } = running;
const overlay = () => running.page.locator('touchdown-overlay');

describe('an edited word', () => {
  it('shows in the open page, and goes again', async () => {
    await running.open('/contact');
    const bar = running.page.locator('.contact-bar');
    await bar.getByText('Available 24/7').waitFor();
    const mend = site.spoil('site/words/en.yaml', (text) =>
      text.replace('Available 24/7', 'Open on Sundays'),
    );
    await bar.getByText('Open on Sundays').waitFor();
    mend();
    await bar.getByText('Available 24/7').waitFor();
  });

  inTurn('shows in pages of its language, and in no other', async () => {
    site.edit('visita', (text) => `language: es\n${text}`);
    await running.open('/visita');
    const bar = running.page.locator('.contact-bar');
    site.lend('site/words/es.yaml', 'frame:\n  availability: Abierto los domingos\n');
    await bar.getByText('Abierto los domingos').waitFor();
    await running.open('/contact');
    expect(await bar.textContent()).toContain('Available 24/7');
  });

  inTurn(
    'that is wrong lies over the page until it is mended, which shows the words before',
    async () => {
      await running.open('/contact');
      const mend = site.spoil('site/words/en.yaml', (text) =>
        text.replace('availability:', 'availabilty:'),
      );
      await overlay().waitFor();
      const told = await overlay().evaluate((host) => host.shadowRoot?.textContent ?? '');
      expect(told).toContain('site/words/en.yaml');
      expect(told).toContain('Did you mean "availability"?');
      mend();
      await overlay().waitFor({ state: 'detached' });
    },
  );
});
