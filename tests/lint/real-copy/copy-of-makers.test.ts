import { describe, expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';
import { findingsOf } from '../copy-findings.ts';

const toldOf = (rule: string, text: string, language = 'en', at = 'note.text') =>
  findingsOf(text, { language, at }).filter((finding) => finding.startsWith(`${rule}: `));

describe('what farms, studios and inns say of themselves, and nobody need mend', () => {
  it.each([
    ['copy/doubled-word', 'The mill was built by their great great grandson.'],
    ['copy/doubled-word', 'A great great aunt of ours kept bees here.'],
    ['law/unproven-claim', 'Children take home a love of books that lasts a lifetime.'],
    ['law/unproven-claim', 'To be the leading clinic in Lubbock.'],
    ['law/unproven-claim', 'Our vision is to become the most trusted roofer in Lubbock.'],
    ['law/unproven-claim', 'The drive takes you through Maine’s most popular towns.'],
    ['law/unproven-claim', 'The shop is in one of Lubbock’s top shopping streets.'],
    ['law/unproven-claim', 'His father was an award-winning chef.'],
    ['facts/typed-hours', 'The playgroup is open for ages 2 to 6.'],
    ['facts/typed-hours', 'We are open to children aged 9 to 11.'],
    ['facts/typed-hours', 'Open\n\nOn Christmas Eve we are open from 9am to 4pm, then not.'],
    ['law/unproven-claim', 'A suitcase is the best piece of luggage in India.'],
    ['law/unproven-claim', 'Monyu is the most popular and oldest festival of the Phom.'],
    ['law/unproven-claim', 'We look after some of South Florida’s finest properties.'],
    ['law/unproven-claim', 'A guide to San Francisco’s Top Universities.'],
    ['copy/unpaired', 'There is more (see: kestrel.example) in the hall (and the barn).'],
    ['copy/unfinished', '© 2023 Kestrel Farm. All rights reserved'],
    ['copy/unfinished', 'The text is by Ada Bell. All rights reserved'],
    ['copy/unpaired', 'We loved the stove :)) and the cat.'],
    ['copy/unpaired', 'We loved it all (the cat too :)) and the stove.'],
    ['copy/shouting', 'The inn is run by FINE FOOD FRIENDS LLP of Lubbock.'],
  ])('%s: %s', (rule, text) => {
    expect(toldOf(rule, text)).toEqual([]);
  });

  it.each([
    ['law/unproven-claim', 'es', 'Visión: ser la clínica líder en la región.'],
    ['copy/spelling', 'de', 'Im Hof wartet unser Wolfi auf Besuch.'],
    ['copy/spelling', 'de', 'Die Hasen heißen Mausi und Schatzi.'],
    ['copy/spelling', 'de', 'Wir grillen in unserm Garten, mit euerm Gemüse.'],
    ['copy/spelling', 'de', 'Die Mitgliednr. und die Kundennr. stehen auf dem Brief.'],
    ['copy/spelling', 'de', 'Die Orte:\n\n- Erkheim\n- Salgen\n- Holzgünz'],
    ['copy/spelling', 'de', 'Die Orte:\n\nErkheim\n\nSalgen\n\nSontheim'],
    ['copy/spelling', 'de', 'Die Biene dickt den Honig ein.'],
    ['copy/unpaired', 'de', 'Es gilt der Plan (» Plan der Schule) vom Mai.'],
    ['copy/unpaired', 'de', 'Achten Sie auf „https://“ in der Zeile.'],
    ['facts/typed-hours', 'de', 'An Silvester haben wir geöffnet von 17 bis 23 Uhr.'],
    ['copy/unfinished', 'de', 'Die Bilder sind von Ada Bell. Alle Rechte vorbehalten'],
  ])('%s in %s: %s', (rule, language, text) => {
    expect(toldOf(rule, text, language)).toEqual([]);
  });

  it.each([
    'The barn has a view of the lake, and is rated 5* by all who came.',
    '$120* for one\n\n$190* for two',
  ])('stars in a body: %s', (body) => {
    expect(toldOf('copy/unpaired', body, 'en', 'prose.body')).toEqual([]);
  });

  it('nothing back for those who stay away', () => {
    const text = 'We are unable to give refunds if for any reason a child is unable to attend.';
    expect(clausesIn(text, 'en', 'GB')).toEqual([]);
  });
});

describe('plain mistakes beside them', () => {
  it.each([
    ['copy/doubled-word', 'We had a great great day.', 'great great'],
    ['copy/doubled-word', 'Meet their grandson grandson.', 'grandson grandson'],
    ['law/unproven-claim', 'You will love our roofs: they last a lifetime.', 'last a lifetime'],
    ['law/unproven-claim', 'With confidence in a roof that lasts for life.', 'lasts for life'],
    [
      'law/unproven-claim',
      'We are proud to be the leading clinic in Lubbock.',
      'the leading clinic',
    ],
    [
      'law/unproven-claim',
      'We are known to be the most trusted roofer in Lubbock.',
      'most trusted roofer',
    ],
    ['law/unproven-claim', 'We are Maine’s most popular bakery.', 'Maine’s most popular bakery'],
    ['law/unproven-claim', 'Come to Lubbock’s top shopping club.', 'Lubbock’s top shopping'],
    ['law/unproven-claim', 'His father and he are award-winning chefs.', 'award-winning'],
    [
      'law/unproven-claim',
      'Our shed is the best piece of slate in Ohio.',
      'best piece of slate in Ohio',
    ],
    ['law/unproven-claim', 'The best slate festival in Ohio.', 'best slate festival in Ohio'],
    ['law/unproven-claim', 'Florida’s finest roofers.', 'Florida’s finest roofers'],
    ['facts/typed-hours', 'Open 9am to 4pm, except holidays.', '9am to 4pm'],
    ['copy/unpaired', 'There is more (see: kestrel.example in the hall.', '('],
    ['copy/unpaired', 'There is more (kestrel.example in the hall.', '('],
    ['facts/typed-hours', 'We are open 9 to 4.', '9 to 4'],
    ['facts/typed-hours', 'We are open to all ages, 9am to 4pm, every day.', '9am to 4pm'],
    ['copy/unfinished', 'We keep bees. The honey is in the', 'the'],
    ['copy/unfinished', 'All rights are reserved. We bake bread behind the church', 'church'],
    ['copy/unpaired', 'We loved the stove (and the cat :( and the garden.', '('],
    ['copy/unpaired', 'We loved the stove) and the cat.', ')'],
    ['copy/shouting', 'COME AND SEE US at the mill.', 'COME AND SEE US'],
  ])('%s: %s', (rule, text, words) => {
    expect(toldOf(rule, text)).toEqual([`${rule}: ${words}`]);
  });

  it.each([
    ['law/unproven-claim', 'es', 'Somos la clínica líder en la región.'],
    ['copy/spelling', 'de', 'Im Hof wartet der Hudn auf Besuch.'],
    ['copy/spelling', 'de', 'Unsere Leistungen:\n\n- Wartung\n- Beratnug\n- Reinigung'],
    ['copy/spelling', 'de', 'Wir grillen in unsrem Gartne.'],
    ['copy/unpaired', 'de', 'Achten Sie auf „https://kestrel.example in der Zeile.'],
    ['copy/unpaired', 'de', 'Es gilt der Plan » Plan der Schule) vom Mai.'],
    ['facts/typed-hours', 'de', 'Wir haben geöffnet von 17 bis 23 Uhr.'],
    ['copy/spelling', 'de', 'Die Biene arbeitt im Garten.'],
    ['copy/spelling', 'de', 'Der Hund komt aus dem Garten.'],
    ['copy/spelling', 'de', 'Unser Tischh ist aus Eiche.'],
  ])('%s in %s: %s', (rule, language, text) => {
    expect(toldOf(rule, text, language)).not.toEqual([]);
  });

  it.each(['Call us at 22* for help.', 'We mend *all of it.'])('a star in a body: %s', (body) => {
    expect(toldOf('copy/unpaired', body, 'en', 'prose.body')).not.toEqual([]);
  });

  it.each([
    'We are unable to give refunds for any reason.',
    'We cannot give refunds whatever the reason, even if we miss the date.',
  ])('refused refunds: %s', (text) => {
    expect(clausesIn(text, 'en', 'GB')).not.toEqual([]);
  });
});
