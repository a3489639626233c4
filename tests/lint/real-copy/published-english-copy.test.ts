import { describe, expect, it } from 'vitest';
import { RepeatedTexts, standingSentences } from '../../../cli/lint/copies/repeated-texts.ts';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** What is found in the text of a Markdown page. */
const inBody = (body: string) => findingsIn({ sections: [{ prose: { body } }] }, { kind: 'page' });

const toldOf = (rule: string, findings: readonly string[]) =>
  findings.filter((finding) => finding.startsWith(`${rule}: `));

describe('what clubs, parishes and shops have published, and nobody need mend', () => {
  it.each([
    ['copy/doubled-word', 'The mass was sung by the Rev T Malloy, C C, and a full choir.'],
    ['copy/doubled-word', 'Somebody from the court reads her her rights.'],
    ['copy/spelling', 'Each would have ended up in business with the other’s widow.'],
    ['copy/doubled-word', 'It has been a long long winter for the hives.'],
    ['copy/doubled-word', 'A dog that is not fitting in in the first week needs time.'],
    ['copy/placeholder', 'First prize went to TK-Hollow-Lane Maple, a cow of four years.'],
    ['facts/typed-phone', 'Registered charity number: 1198204.'],
    ['facts/typed-phone', 'Registered in England and Wales under number: 10447283.'],
    ['law/unproven-claim', 'Your locker has your name on it in Nia’s best capitals.'],
    ['law/unproven-claim', 'Some of the best beaches in Devon are ten minutes away.'],
    ['law/unproven-claim', 'Send us your best picture of Lubbock, and we hang it up.'],
    ['law/unproven-claim', 'The summit is where world leaders will talk about the seas.'],
    ['law/unproven-claim', 'Nine days on, 95% of people get well on their own.'],
    ['law/unproven-claim', 'Our heifer was named Premier Heifer of the Show.'],
    ['facts/typed-amount', 'Carve the tallest pumpkin and win the $750 grand prize!'],
    ['facts/typed-amount', 'With the raffle we hope to raise at least $9,500.'],
    ['facts/typed-amount', 'Somebody left a ring valued at up to $4,200.'],
    ['facts/typed-hours', 'Thursday: open meeting at the Swan, 6:30–8pm.'],
    ['copy/spelling', 'He became the de facto mayor of the village.'],
    ['copy/spelling', 'The name comes from the Old English botl (building).'],
    ['copy/spelling', 'Members invest in their, and their children’s, health.'],
    ['copy/spelling', 'Take a book, an ereader or a plushie to bed.'],
    ['copy/unpaired', 'Choir » Rehearsals » Thursdays'],
    ['copy/unpaired', 'He was 6’4” and sang tenor.'],
    [
      'copy/past-date',
      'On Saturday, August 16, 2025, the members planted the first oak behind the hall.',
    ],
    ['copy/doubled-word', 'Bring sheets, towels, soap, etc etc.'],
    ['copy/past-date', 'Photo taken by Ada Bell, January 2024.'],
    ['copy/past-date', 'By the end of the season in June 2024, the club supported two teams.'],
    ['copy/past-date', 'He led the choir (until June 10, 2024 when he moved to Bath).'],
    ['copy/past-date', 'On Friday the 7th of June 2024 the trustees were shown the new hall.'],
    ['law/unproven-claim', 'The winner of this award has sung with us for years.'],
    ['law/unproven-claim', 'A day with the ponies makes memories that last a lifetime.'],
    ['law/unproven-claim', 'It was chosen as one of The Herald’s best folk albums of 2015.'],
    ['facts/typed-amount', 'At the match we raised the grand total of £940.'],
    ['facts/typed-amount', 'The ward was opened after a bequest of £4700.'],
    ['copy/placeholder', '[laughter]'],
    ['law/unproven-claim', 'We came in as the third best choir in Devon.'],
    ['facts/typed-amount', 'The annual expenses have been around $41,000.'],
    ['facts/typed-amount', 'The club raffled four $50 cards for the market.'],
    ['copy/spelling', 'Zizia aurea is the first to open.'],
    ['copy/spelling', 'An avant-garde duo plays on Friday.'],
    ['copy/spelling', 'The verse is mwynhau gerddaf fyrdd aeth an tadeuu iddi.'],
    ['copy/spelling', 'The silk tassel (garrya elliptica) is in flower.'],
    ['copy/unfinished', 'It stood the storm. “A roof to believe in.” – Mill Lane News'],
  ])('%s: %s', (rule, text) => {
    expect(toldOf(rule, findingsOf(text))).toEqual([]);
  });

  it.each([
    ['copy/unfinished', 'Swimmers and Parents,\n\nThe pool opens again in May. Bring a cap.'],
    ['copy/unfinished', 'The hall is warm again.\n\nYours truly,\n\nAda Bell'],
    ['copy/unfinished', 'See you on the tow path,\n\nAda Bell'],
    ['copy/unfinished', 'Write to us.\n\nThe Reading Room,\n\nMill Lane,\n\nLubbock'],
    [
      'copy/unpaired',
      'We were glad.\n\n"It was a good year.\n\nThe roof held, and the bells rang."',
    ],
    ['copy/unpaired', 'Dinner and a dance. *Please note that the kitchen is small.'],
    ['copy/unpaired', '*denotes a field that has to be filled in.'],
    ['copy/unpaired', 'The abbot said, “Sit down.\n\nThe bell rings in an hour.”'],
    ['copy/unfinished', 'Good evening,\n\nThe pool opens again in May.'],
    ['copy/unfinished', 'It has been a long week, friends,\n\nand we are glad of it.'],
    ['copy/unfinished', 'The pool opens in May.\n\nUntil next time,'],
    ['copy/unfinished', 'The sermon begins by saying,\n\n“You have heard it before.”'],
    [
      'copy/shouting',
      'The party was a success! Fifty people came to the hall. We still need help with the tables. See you in May!',
    ],
    [
      'copy/repeated',
      '## Singers\n\nSend us a tape. Apply by the last day of May.\n\n## Players\n\nBring your own stand. Apply by the last day of May.',
    ],
    [
      'copy/repeated',
      'The essay is by John P. Marsh and Anna P. Marsh. A note on the map by John P. Marsh and Anna P. Marsh follows.',
    ],
  ])('%s in a body: %s', (rule, body) => {
    expect(toldOf(rule, inBody(body))).toEqual([]);
  });
});

describe('plain mistakes beside them', () => {
  it.each([
    ['copy/doubled-word', 'Here I I stay.', 'I I'],
    ['copy/doubled-word', 'We met her her at the gate.', 'her her'],
    ['copy/spelling', 'Each guest have a towel.', 'have'],
    ['copy/doubled-word', 'We keep a a boat at the slip.', 'a a'],
    ['copy/doubled-word', 'We look at the roof in in May.', 'in in'],
    ['copy/doubled-word', 'The roof is red red.', 'red red'],
    ['copy/doubled-word', 'It lies behind the the school.', 'the the'],
    ['copy/placeholder', '[subtitle]', '[subtitle]'],
    ['copy/placeholder', 'The walk is TK miles long.', 'TK'],
    ['facts/typed-phone', 'Call the charity on 806-555-0142.', '806-555-0142'],
    ['facts/typed-phone', 'Our number: 806-555-0142.', '806-555-0142'],
    ['law/unproven-claim', 'We are the best roofers in Lubbock.', 'best roofers in Lubbock'],
    [
      'law/unproven-claim',
      'Your best choice of roofers in Lubbock.',
      'best choice of roofers in Lubbock',
    ],
    ['law/unproven-claim', 'We are world leaders in slate.', 'world leaders'],
    ['law/unproven-claim', 'World-leading slate.', 'World-leading'],
    ['law/unproven-claim', '95% of people who try it stay.', '95% of people'],
    ['law/unproven-claim', '95% of our clients come back.', '95% of our clients'],
    ['facts/typed-amount', 'A new ridge costs $750.', '$750'],
    ['facts/typed-amount', 'We take $95 for the first hour.', '$95'],
    ['facts/typed-hours', 'We are open from 9am–4pm.', '9am–4pm'],
    ['copy/spelling', 'Put it their, please.', 'their'],
    ['copy/spelling', 'Leave the car their, and call us.', 'their'],
    ['copy/spelling', 'The weather is a factr.', 'factr'],
    ['copy/spelling', 'We have an plumber.', 'an'],
    ['copy/spelling', 'It was an slater who came.', 'an'],
    ['copy/unpaired', 'The beam (6’4”) is red (and old.', '('],
    ['copy/unpaired', 'They call it home” here.', '”'],
    [
      'copy/past-date',
      'On Saturday, August 16, 2025, our newly repaired shop opens.',
      'August 16, 2025',
    ],
    ['copy/past-date', 'Come on Saturday, August 16, 2025, and bring cake.', 'August 16, 2025'],
    ['copy/shouting', 'Call now! We come!', '! We come!'],
    ['copy/past-date', 'Pay by 12 June 2024 to keep the place.', '12 June 2024'],
    ['copy/past-date', 'Pay by noon on Friday, 14 June 2024.', '14 June 2024'],
    ['copy/past-date', 'The offer ends on 14 June 2024.', '14 June 2024'],
    ['law/unproven-claim', 'Winner of the Golden Slate award.', 'Winner of the Golden Slate award'],
    ['law/unproven-claim', 'Our roofs last a lifetime.', 'last a lifetime'],
    ['facts/typed-amount', 'A new ridge of slate costs £940.', '£940'],
    ['copy/spelling', 'Plants for the gardne.', 'gardne'],
  ])('%s: %s', (rule, text, words) => {
    expect(toldOf(rule, findingsOf(text))).toEqual([`${rule}: ${words}`]);
  });

  it.each([
    ['copy/unfinished', 'One visit, one roof, and the drive,\n\nThen we look at the valleys.'],
    ['copy/unfinished', 'We look at the slates first.\n\nThen at the gutters,'],
    ['copy/unfinished', 'Slate lasts longer than,\n\nTin is quick.'],
    ['copy/unpaired', 'We were glad.\n\n"It was a good year.\n\nThe roof held.'],
    ['copy/unpaired', 'We were glad.\n\nThe roof held, and the bells rang."'],
    ['copy/unpaired', 'We mend it *all.'],
    ['copy/shouting', 'The party was a success! Come again! We look forward to it.'],
    ['copy/shouting', 'The party was a success!! We look forward to it.'],
    [
      'copy/repeated',
      '## Singers\n\nSend us a tape. It is the hall behind the old mill with the red door.\n\n## Players\n\nIt is the hall behind the old mill with the red door.',
    ],
    ['copy/repeated', 'Send us a tape by May. We listen. Send us a tape by May.'],
  ])('%s in a body: %s', (rule, body) => {
    expect(toldOf(rule, inBody(body))).not.toEqual([]);
  });
});

describe('sentences of several pages', () => {
  const STAIRS = 'Please note that this room is up two flights of stairs and has no lift.';
  const page = (...paragraphs: readonly string[]) => ({
    sections: [{ text: { heading: 'Room', paragraphs } }],
  });
  const foundIn = (...pages: readonly object[]) => {
    const texts = new RepeatedTexts(standingSentences(pages));
    return pages.flatMap((raw, at) => [...texts.in(`pages/${at}/page.yaml`, raw)].map(() => at));
  };

  it('are told on the later of two, and stand on purpose on three', () => {
    expect(foundIn(page(STAIRS), page(STAIRS))).toEqual([1]);
    expect(foundIn(page(STAIRS), page(STAIRS), page(STAIRS))).toEqual([]);
    expect(foundIn(page(STAIRS, STAIRS), page(STAIRS))).toEqual([1]);
  });

  it('may say everywhere how to reach somebody', () => {
    const call = 'For more information about any of it please call the mill on 01934 496 0113.';
    expect(foundIn(page(call), page(call))).toEqual([]);
  });
});
