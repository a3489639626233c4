import { expect, it } from 'vitest';
import { factsTypedEmail } from '../../../cli/rules/copy/facts-typed-email.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

/** What is advised of an address that no fact has. */
function adviceOn(address: string) {
  const file = copyFile('landing', 'en', { note: { text: `Write to ${address} first.` } });
  return [...applyCopyRule(factsTypedEmail, file, FACTS)][0];
}

it('an address on the domain of the business is somebody of the business, and is to be added', () => {
  const told = adviceOn('jobs@kestrelroofing.example');
  expect(told?.message).not.toContain("somebody else's");
  expect(told?.hint).not.toContain('{business.email}');
});

it('one on another domain may be an old one, or that of another', () => {
  const told = adviceOn('old.office@gmail.com');
  expect(told?.message).toContain("somebody else's");
  expect(told?.hint).toContain('{business.email}');
});
