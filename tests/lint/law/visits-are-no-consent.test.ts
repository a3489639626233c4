import { expect, it } from 'vitest';
import { falseNotice, mayBeNotice } from '../../../cli/rules/words/claims/cookie-notices.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

const SITE = {} as SiteConfig;

const told = (text: string) =>
  mayBeNotice({ copy: text, kind: 'page' }, SITE) ? falseNotice(text, SITE)?.message : undefined;

it.each([
  'By using this website you consent to the collection of your personal data.',
  'Continued use of this site means that you accept our privacy policy.',
  'If you continue to use this site, you agree to our privacy notice.',
  'Mit der Nutzung dieser Website erklären Sie sich mit der Verarbeitung Ihrer Daten einverstanden.',
  'Al utilizar este sitio web, acepta el tratamiento de sus datos personales.',
])('nobody agrees by looking at a page: %s', (text) => {
  expect(told(text)).toContain('Using a website is no consent');
});

it('staying on a page is no consent to cookies', () => {
  expect(told('By using this site you accept cookies.')).toContain('cookies');
});

it.each([
  'By using this website you accept these terms of use.',
  'By using a clutch you agree with the engine on a speed.',
  'If you use the form, we keep your data until we have answered.',
  'Mit der Nutzung der Probefahrt sind Sie für den Kurs angemeldet.',
  'Al usar el sitio web no guardamos datos.',
])('says nothing wrong: %s', (text) => {
  expect(told(text)).toBeUndefined();
});
