import type { MistakenRow } from '../mistaken-row.ts';

/** Verbs of a business in the third person, none of which can stand behind "cannot", "must" or "does not". */
const THIRD =
  'accepts|agrees|allows|answers|applies|arrives|asks|attends|begins|believes|brings|builds|buys|calls|carries|charges|checks|chooses|cleans|closes|collects|completes|confirms|contains|costs|covers|cuts|decides|delivers|depends|drives|expects|explains|fills|finds|fits|fixes|gets|gives|guarantees|happens|helps|holds|includes|installs|keeps|knows|lasts|leaves|lets|lives|looks|makes|means|meets|offers|opens|pays|picks|prepares|promises|provides|reads|receives|refuses|removes|repairs|replaces|replies|requires|saves|says|sees|sells|sends|serves|shows|signs|speaks|starts|stays|stops|swears|takes|teaches|tells|thinks|touches|travels|treats|trusts|understands|uses|visits|waits|wants|washes|works|writes';

const NOT =
  "cannot|can['’]t|(?:can|will|must|should|may|might|could|would|shall|do|does|did) not|(?:wo|could|would|should|must|do|does|did)n['’]t";

/**
 * A clause from its beginning up to its verb. Where a word makes a subject of it, its verb may come after the negation:
 * "whoever cannot signs with a mark".
 */
const SUBJECT =
  "(?:^|[.!?;:,] |(?<!\\p{L})(?:and|but|because|so) )(?:(?!(?:who\\p{L}*|that|which\\p{L}*|what\\p{L}*|where\\p{L}*|when\\p{L}*|how|if|as|than|whether|not|those|others?|any(?:one|body|thing)|every(?:one|body|thing)|some\\p{L}*|most|many|can|all|things?|reason|way|day|place|time)(?!\\p{L}))[\\p{L}'’{}.]+ ){1,6}?";

function plain(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** English verbs in the third person behind a verb that takes their plain form. */
export const ENGLISH_MODALS: readonly MistakenRow[] = [
  [
    new RegExp(`(?:not|n['’]t|[cw]ould|should|must) (?:${THIRD})[ .,;:!?\\n]`),
    new RegExp(
      `${SUBJECT}(?:${NOT}|should|could|would|must(?! (?:sees|reads|visits|stops|buys))) (?<slip>${THIRD})(?![\\p{L}'’-])`,
      'imu',
    ),
    plain,
  ],
  [
    new RegExp(`(?:can|will) (?:${THIRD})[ .,;:!?\\n]`),
    new RegExp(
      `(?:^|[.!?;:,] |(?<!\\p{L})(?:and|but|because|so|that|if|when) )(?:[Ww]e|[Yy]ou|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|I|(?:[Oo]ur|[Tt]he) (?:team|crew|office|staff|drivers?|technicians?|shop|plumber|electrician|teachers?)) (?:can|will) (?<slip>${THIRD})(?![\\p{L}'’-])`,
      'mu',
    ),
    plain,
  ],
  // A song is no paper: what is sung of these is signed.
  [
    /[Ss]ing(?:s|ing)? (?:the|your|his|her|their|both|an?|all|those|these) (?:paper|document|form|affidavit|deed|contract|lease|agreement|power of|check|cheque)/,
    /(?<!\p{L})(?<slip>[Ss]ing(?:s|ing)?) (?:the|your|his|her|their|both|an?|all|those|these) (?:papers|documents?|forms?|affidavits?|deeds?|contracts?|leases?|agreements?|power of attorney|checks?|cheques?)(?![\p{L}'’])/u,
    (word) => word.replace('ing', 'ign'),
  ],
];
