/** English phrases that German and Spanish have taken over as names of things, whole labels as they stand. */
const LOANS = new RegExp(
  `^(?:${[
    'stop[ -]and[ -]go',
    'park[ -]and[ -]ride',
    'rock (?:and|n) roll',
    'drum and bass',
    'bed and breakfast',
    'mix and match',
    'cash and carry',
    'plug and play',
    'meet and greet',
    'walk and talk',
    'show and tell',
    'kiss and (?:ride|go)',
    'fish and chips',
    'stand up paddling',
    'do[ -]it[ -]yourself',
    'learning by doing',
    'trial and error',
    'work in progress',
    'first come,? first served?',
    'all you can eat',
    'pay what you want',
    '(?:kaffee|coffee|essen) to go',
    'ready to go',
    'hop on,? hop off',
    'peer to peer',
    'face to face',
    'one to one',
    'state of the art',
    'point of sale',
    'save the date',
    'call to action',
    'made in germany',
    'win win',
    'off the record',
    'out of office',
  ].join('|')})$`,
  'i',
);

/** True for a label that is such a phrase: “Stop and go” in a list of exercises. */
export function isLoanPhrase(text: string): boolean {
  return LOANS.test(text.trim());
}
