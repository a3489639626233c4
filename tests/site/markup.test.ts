import { expect, test } from 'vitest';
import { sample } from '../support/proof.ts';
import { validFaults } from '../support/valid-html.ts';
import { sitePages } from './site-pages.ts';

test.each(sample(sitePages(), 20))('$file is valid', async ({ file, html }) => {
  expect(await validFaults(file, html)).toEqual([]);
});

test('the validator does find faults', async () => {
  const html = '<!doctype html><html lang="en"><head><title>T</title></head><body><p><div></div>';
  expect(await validFaults('faulty.html', html)).not.toEqual([]);
});
