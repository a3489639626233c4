import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestSlug } from '../../cli/content/addresses/slug-suggestion.ts';
import { checkSlug } from '../../cli/content/pages/landing-file.ts';

describe('an address made of a name', () => {
  it.each([
    ['notarización', 'notarizacion'],
    ['notarización'.normalize('NFD'), 'notarizacion'],
    ['Señal de Año Nuevo', 'senal-de-ano-nuevo'],
    ['Straße', 'strasse'],
    ['smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['Notary’s day', 'notarys-day'],
    ['Midland & Odessa', 'midland-odessa'],
    ['lease__notary.v2', 'lease-notary-v2'],
    ['ﬁling', 'filing'],
  ])('%s is %s', (name, slug) => {
    expect(suggestSlug(name)).toBe(slug);
    const [finding] = checkSlug(name, `${name}.yaml`);
    expect(finding?.hint).toContain(`${slug}.yaml`);
  });

  it.each(['нотариус', '公证', '', '---', '🖋', 'Admin'])('is not guessed for %j', (name) => {
    expect(suggestSlug(name)).toBeUndefined();
    expect(checkSlug(name, 'x.yaml')[0]?.hint).not.toBe('');
  });

  it('can be used as it is, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const slug = suggestSlug(name);
        if (slug !== undefined) expect(checkSlug(slug, 'x.yaml')).toEqual([]);
      }),
    );
  });
});
