import type { MistakenRow } from '../spelling/mistaken-row.ts';
import { ENDS } from './framed-words.ts';

/** Animals and what is driven, of which somebody speaks of one. */
const ANIMAL = '(?:dog|cat|horse|rabbit|hamster|parrot|tortoise)';
const VEHICLE = '(?:boat|car|van|truck|bike|motorbike|caravan|motorhome|tractor|yacht)';

/** Parts of an animal, and what it has; none is a verb behind "dogs", as "coat" and "name" are. */
const OF_ANIMAL =
  '(?:teeth|ears|eyes|paws|claws|nails|legs|hooves|whiskers|fur|temperament|personality|behaviou?r|best friend|sense of smell|welfare|wellbeing|happiness|digestion)';

/** The same of what is driven: no list of goods has it beside "cars" in the plural. */
const OF_VEHICLE =
  '(?:engine|gearbox|hull|rudder|propeller|windscreen|windshield|bonnet|bumper|headlights?|steering wheel|number plate|licen[cs]e plate|mileage|logbook|interior)';

/** What one mind has: a hospital is one of veterans, and no idea is one of dogs. */
const OF_MIND = '(?:idea|opinion|life|dream|nose|perspective|point of view|dinner|breakfast)';

/** Customers and others, whose plural no name of a thing has as its first word: "a members area". */
const PERSON =
  '(?:customer|client|owner|buyer|seller|tenant|landlord|lender|patient|neighbou?r|borrower)';
const OF_PERSON =
  '(?:signature|signatures|initials|house|opinion|life|passport|birthday|husband|wife|wishes)';

/** Relatives of whom everybody has one. */
const RELATIVE = '(?:mother|father|mum|mom|dad|husband|grandmother|grandfather|grandma|grandpa)';
const OF_RELATIVE =
  '(?:signature|house|passport|birthday|recipe|papers|estate|kitchen|car|funeral|handwriting|name|workshop)';

/** Behind these it may be who gets something: "feed your dogs ears", "gives the cats eyes that shine". */
const GIVES =
  'gives?|given|giving|gave|feeds?|feeding|fed|offers?|offered|buys?|buying|bought|shows?|showed|gets?|got|makes?|made|making|paints?|painted|draws?|drew|finds?|found|sells?|sold|sends?|sent|teach|teaches|taught|wish|wishes|grants?|promises?';

/** Words with either first letter. */
function eitherCase(words: string): string {
  return words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

const NO_GIFT = `(?<!(?<!\\p{L})(?:${eitherCase(GIVES)}) )`;

/** The forms of an alternative in the plural. */
function plurals(owners: string): string[] {
  return owners
    .slice(3, -1)
    .split('|')
    .flatMap((owner) => [owner.replace('?', ''), owner.replace(/.\?/, '')])
    .map((owner) => `${owner}s`);
}

/** Nothing in capital letters, which may be the name of a shop: "Dogs Trust". */
function rowOf(before: string, owner: string, thing: string): MistakenRow {
  return [
    new RegExp(`s ${thing}`),
    new RegExp(
      `(?<![\\p{L}'’-])${NO_GIFT}(?:${eitherCase(before)}) (?<slip>${owner}s)(?= ${thing}(?![\\p{L}'’-])(?:(?= of )|${ENDS}))`,
      'mu',
    ),
    (word) => `${word.slice(0, -1)}’s`,
    [...new Set(plurals(owner))],
  ];
}

const ONE = 'an?|this|that|every|each|another';

/** Of one or of several: an apostrophe is missing. */
const ANY = `${ONE}|the|your|our|my|his|her|their`;

/** Owners in the plural for "’s": "your boats engine". */
export const ENGLISH_OWNERS: readonly MistakenRow[] = [
  rowOf(ANY, ANIMAL, OF_ANIMAL),
  rowOf(ONE, ANIMAL, OF_MIND),
  rowOf(ANY, VEHICLE, OF_VEHICLE),
  rowOf(ANY, PERSON, OF_PERSON),
  rowOf('your|my|his|her', RELATIVE, OF_RELATIVE),
];
