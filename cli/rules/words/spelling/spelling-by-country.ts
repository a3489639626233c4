import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Confused } from './confused-words.ts';

/** Countries whose English has licences and centres. */
const COUNTRIES = new Set(['GB', 'IE', 'AU', 'NZ']);

/** Beginnings of words that have -our there, and what they go on with. */
const OR = 'neighb|col|flav|hon|harb|behavi|rum|hum|od|vap|arm|endeav|fav|sav|lab|parl';
const OR_ENDS = 's|ed|ing|ful|fully|less|hoods?|ly|ites?|able|ably';

/** Other American spellings that are no other word in British English, with what is written there. */
const AMERICAN: Readonly<Record<string, string>> = {
  ...{ center: 'centre', centers: 'centres', centered: 'centred', theater: 'theatre' },
  ...{ fiber: 'fibre', fibers: 'fibres', liters: 'litres', aluminum: 'aluminium' },
  ...{ jewelry: 'jewellery', jeweler: 'jeweller', canceled: 'cancelled', canceling: 'cancelling' },
  ...{ traveled: 'travelled', traveling: 'travelling', traveler: 'traveller' },
  ...{ travelers: 'travellers', labeled: 'labelled', woolen: 'woollen', marvelous: 'marvellous' },
  ...{ mold: 'mould', molds: 'moulds', moldy: 'mouldy', molded: 'moulded', molding: 'moulding' },
  ...{ gray: 'grey', plow: 'plough', plowed: 'ploughed', pajamas: 'pyjamas', cozy: 'cosy' },
  ...{ skeptical: 'sceptical', maneuver: 'manoeuvre', drafty: 'draughty', defense: 'defence' },
  ...{ offense: 'offence', analyze: 'analyse', analyzed: 'analysed', analyzing: 'analysing' },
  ...{ enrollment: 'enrolment', fulfillment: 'fulfilment', skillful: 'skilful' },
  ...{ installments: 'instalments', installment: 'instalment', pediatric: 'paediatric' },
  ...{ orthopedic: 'orthopaedic', anesthetic: 'anaesthetic', anesthesia: 'anaesthesia' },
  ...{ diarrhea: 'diarrhoea', anemia: 'anaemia' },
};

/** To license is a verb there, and a licence a noun: it follows articles, and what licences are of. */
const NOUN =
  /licenses?(?<=(?<!\p{L})(?:an?|the|your|our|my|his|her|their|no|every|any|this|that|under|without|driving|driver['’]s|provisional|full|clean|valid|foreign|international|photocard|premises|personal|alcohol|trade|software|fishing|gun|TV|HMO|pet|street|event|music) licenses?)(?!\p{L}|['’])(?! (?:you|us|them|it|the|our|your|this|these)(?!\p{L}))/gu;

/** To practise is a verb there, too, and practice a noun. */
const VERB =
  /(?<!\p{L})(?:(?:can|could|will|would|should|must|may|might)(?:n['’]t| not)? (?:(?:I|you|we|they|he|she|also|even|always|only|then) )?|(?:want|need|have|had|able|how|time|place|room|space|chance|like|love|easy|hard|learn|start|begin|continue|free|ready|where|licen[cs]ed|qualified|allowed|opportunity|try) to |to (?=practice (?:your|our|my|their|his|her|what|every|on|at home|between|with|without|more|until|in between)(?!\p{L}))|(?:let['’]s|don['’]t|please) )(?<verb>practice)(?![\p{L}'’-]| (?:managers?|nurses?|teams?|rooms?|makes)(?!\p{L}))/giu;

const AMERICAN_WORDS = new RegExp(
  `(?:(?:${OR})or(?:${OR_ENDS})?|${Object.keys(AMERICAN).join('|')})(?![\\p{L}-])`,
  'gu',
);

/** A cheap test of a whole copy. */
const SEEN_AMERICAN =
  /licens|[bvnmdaslrpi]or|[tg]ra[yv]|center|theater|fiber|liters|alumin|jewel|cancel(?:ed|ing)|labeled|woolen|mold|plow|pajam|cozy|skeptic|maneuv|draft|f+ense|nalyz|ollment|illment|skillful|stallm|pedi|esthe|rrhea|anemia|practice/;

function british(word: string): string {
  return AMERICAN[word] ?? word.replace('or', 'our');
}

/** The words of a text that are spelled as in America. */
function americanWords(text: string): Confused[] {
  const nouns = [...matchesIn(text, NOUN)].map(({ 0: word, index }) => ({
    ...{ index, word },
    meant: word.replace('s', 'c'),
  }));
  const verbs = [...matchesIn(text, VERB)].map(({ 0: found, index }) => ({
    index: index + found.length - 'practice'.length,
    word: 'practice',
    meant: 'practise',
  }));
  const words = [...matchesIn(text, AMERICAN_WORDS)]
    .filter(({ index }) => !/[\p{L}\p{N}_#.@/-]/u.test(text[index - 1] ?? ' '))
    .map(({ 0: word, index }) => ({ index, word, meant: british(word) }));
  return [...nouns, ...verbs, ...words];
}

/** Beginnings of words that have -our in British English only. */
const OUR =
  'neighb|col|flav|hon|harb|behavi|rum|hum|od|vap|arm|endeav|fav|sav|splend|lab|parl|val|demean|misdemean';

/** What they go on with: "colourful", "neighbourhood", "favourites"; "laborious" has no u anywhere. */
const OUR_ENDS = 's|ed|ing|ful|fully|less|hoods?|ly|ites?|able|ably|ers?|al|ally|y';

/** Verbs in -ise that are in -ize in American English, and never the other way round. */
const ISE =
  'organ|real|recogn|special|custom|apolog|author|final|minim|maxim|priorit|personal|summar|categor|util|modern|steril|memor|optim|legal|standard|emphas|general|harmon|immun|symbol|colon|equal|formal|social|visual|central';
const ISE_ENDS = 'e|es|ed|ing|ers?|ations?';

/** Other words that are "chiefly British" in American dictionaries, with what is written there. Those that both have are not here. */
const BRITISH: Readonly<Record<string, string>> = {
  ...{
    centre: 'center',
    centres: 'centers',
    centred: 'centered',
    metres: 'meters',
    litres: 'liters',
  },
  ...{ fibre: 'fiber', fibres: 'fibers', cheque: 'check', cheques: 'checks', jewellery: 'jewelry' },
  ...{ tyre: 'tire', tyres: 'tires', kerb: 'curb', kerbs: 'curbs', kerbside: 'curbside' },
  ...{ pyjamas: 'pajamas', plough: 'plow', mould: 'mold', mouldy: 'moldy', aluminium: 'aluminum' },
  ...{ programme: 'program', programmes: 'programs', enrolment: 'enrollment', licence: 'license' },
  ...{ licences: 'licenses', defence: 'defense', offence: 'offense', offences: 'offenses' },
  ...{ analyse: 'analyze', analysed: 'analyzed', analysing: 'analyzing', practising: 'practicing' },
  ...{
    practised: 'practiced',
    skilful: 'skillful',
    cosy: 'cozy',
    cosier: 'cozier',
    storeys: 'stories',
  },
  ...{ instalments: 'installments', instalment: 'installment', paediatric: 'pediatric' },
  ...{
    manoeuvre: 'maneuver',
    sceptical: 'skeptical',
    draughty: 'drafty',
    fulfilment: 'fulfillment',
  },
};

const BRITISH_WORDS = new RegExp(
  `(?<![\\p{L}\\p{N}_#.@/{-])(?:(?:${OUR})our(?:${OUR_ENDS})?|(?:${ISE})is(?:${ISE_ENDS})|${Object.keys(BRITISH).join('|')})(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})`,
  'gu',
);

/** A cheap test of a whole copy: the middle of each of these words. */
const SEEN_BRITISH =
  /[bvnmdaslr]our|[a-z]{3}is(?:e|ing|ation|er)|centre|metres|litres|fibre|cheque|jewelle|tyre|kerb|pyjam|plough|mould|aluminiu|gramme|olment|cence|fence|nalys|ractis|kilful|cosy|cosier|storeys|stalment|paedi|oeuvre|sceptic|draught|lfilment/;

/** Words that show how the rest of a copy is spelled. */
const AMERICAN_HERE =
  /(?<!\p{L})(?:neighbor|color|flavor|honor|favor|labor|harbor|behavior|organiz|realiz|recogniz|specializ|customiz|apologiz|authoriz|center|checks?(?!\p{L})|license|jewelry|program(?!m))/iu;

/** Minimum number of different British words by which a copy without American ones is written in British English. */
const LEAST_BRITISH = 4;

function american(word: string): string {
  return BRITISH[word] ?? word.replace('our', 'or').replace(/is(?=e|ing|ation)/, 'iz');
}

/** False if no word of a copy may be spelled as in Britain, or all of it is. */
function mayBeBritish(copy: string): boolean {
  if (!SEEN_BRITISH.test(copy)) return false;
  const words = new Set(copy.match(BRITISH_WORDS) ?? []);
  return words.size > 0 && (words.size < LEAST_BRITISH || AMERICAN_HERE.test(copy));
}

/** Letters between two spellings of which a text speaks. */
const BESIDE = 20;

/** The words of a text that are spelled as in Britain; beside the American form both are spoken of. */
function britishWords(text: string): Confused[] {
  return [...matchesIn(text, BRITISH_WORDS)]
    .map(({ 0: word, index }) => ({ index, word, meant: american(word) }))
    .filter(
      ({ index, word, meant }) =>
        !text.slice(Math.max(0, index - BESIDE), index + word.length + BESIDE).includes(meant),
    );
}

/** What finds the words of a text that are spelled as in another country; undefined if a file may have none. */
export function spelledElsewhere(
  file: CopyFile,
  facts: Facts,
): ((text: string) => Confused[]) | undefined {
  const country = facts.get('business.address.country') ?? '';
  if (file.language.startsWith('en') && COUNTRIES.has(country) && SEEN_AMERICAN.test(file.copy))
    return americanWords;
  const isAmerican = /^en(?:-US)?$/.test(file.language) && country === 'US';
  if (!isAmerican || !SEEN_BRITISH.test(file.copy)) return undefined;
  if (mayBeBritish(file.whole.copy)) return britishWords;
  for (const located of file.texts)
    if (SEEN_BRITISH.test(located.text)) file.dependsOnOthers(located);
  return undefined;
}
