import { expect, it } from 'vitest';
import { aliasHint } from '../../cli/content/shape/alias-hint.ts';
import { Redirects } from '../../schemas/redirect.ts';
import { SitePath } from '../../schemas/slug.ts';

it.each<[unknown, string | undefined, string?]>([
  ['/über-uns', '/uber-uns', '/%C3%BCber-uns'],
  ['/%C3%BCber-uns', '/uber-uns', '/%C3%BCber-uns'],
  ['/Kontakt', '/kontakt', '/Kontakt'],
  ['/a_b/steps.php', '/a-b/steps', '/a_b/steps.php'],
  ['/kontakt/', '/kontakt'],
  ['kontakt', '/kontakt'],
  ['/контакт', undefined, '/%D0%BA%D0%BE%D0%BD%D1%82%D0%B0%D0%BA%D1%82'],
])(
  'an alias that no page can have is written otherwise, or listed as a redirect: %j',
  (alias, path, from) => {
    const hint = aliasHint(alias) ?? '';
    expect(/Write (\S+?)[,.]/.exec(hint)?.[1]).toBe(path);
    expect(/ist (\S+) under redirects/.exec(hint)?.[1]).toBe(from);
    // What is proposed is taken.
    if (path) expect(SitePath.safeParse(path).success).toBe(true);
    if (from) expect(Redirects.safeParse([{ from, to: '/' }]).success).toBe(true);
  },
);

it.each([3, 'https://www.example.com/x', '/x?y', '/x#y', '/', ''])(
  'nothing else is proposed for %j',
  (alias) => {
    expect(aliasHint(alias)).toBeUndefined();
  },
);
