import { expect, it } from 'vitest';
import { falseNotice, mayBeNotice } from '../../../cli/rules/words/claims/cookie-notices.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';

const SITE = {} as SiteConfig;

const told = (text: string) =>
  mayBeNotice({ copy: text, kind: 'words' }, SITE) ? falseNotice(text, SITE)?.message : undefined;

it.each([
  'Nothing to press: carry on browsing and we take it that you agree.',
  'If you keep reading, we assume you are happy with that.',
  'We assume that you consent if you stay on this page.',
  'Going on with the site? By continuing to browse, we’ll presume you accept.',
  'Si continúas leyendo, entendemos que estás de acuerdo.',
  'Al seguir en la página, damos por sentado que autoriza el conteo.',
  'Quien siga mirando: consideramos que consiente.',
  'Si usted sigue navegando, acepta.',
  'Wenn Sie weitersurfen, gehen wir davon aus, dass Sie zustimmen.',
  'Wir gehen davon aus, dass Sie einverstanden sind, wenn Sie auf unserer Seite bleiben.',
])('browsing on is taken for granted as a yes: %s', (text) => {
  expect(told(text)).toContain('has agreed to nothing');
});

it.each([
  'If you keep reading, we assume you have a boat of your own.',
  'We assume you agree that a wet cellar smells, so let us go on with the site.',
  'If you stay on the site after dark, we assume you accept the camp rules.',
  'If you continue browsing, you find our winter program.',
  'Si sigue leyendo, acepta usted una invitación a nuestro huerto.',
  'Si continúa navegando por la bahía, entendemos que acepta las normas del puerto.',
  'Si sigue en la página, encontrará los horarios.',
  'Wenn Sie weiterlesen, gehen wir davon aus, dass Sie einen Garten haben.',
  'Wir gehen davon aus, dass Sie mit dem Auto kommen.',
])('is no such agreement: %s', (text) => {
  expect(told(text)).toBeUndefined();
});
