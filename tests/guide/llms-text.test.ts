import { expect, it } from 'vitest';
import { llmsText } from './llms-text.ts';

it('llms.txt says what schemas, commands and documents say now', async () => {
  await expect(await llmsText()).toMatchFileSnapshot('../../llms.txt');
});
