/** Others who do without a name: "some advertise", «hay quien anuncia», „andere werben“. */
const ADVERTISE = [
  '(?:some|others|other \\p{L}+s|many \\p{L}+s|somebody else|someone else|there are (?:those|people|\\p{L}+s) (?:who|that)) (?:\\p{L}+ly |may |will |still )?(?:advertise|charge|quote)s?',
  '(?:hay quien(?:es)?|otr[oa]s(?: \\p{L}+s)?|algun[oa]s(?: \\p{L}+s)?|hay (?:otr[oa]s|\\p{L}+s) que|no falta quien) (?:le |les |todavía |aún )?(?:anuncian?|cobran?|publican?)',
  '(?:manche|andere|einige|es gibt (?:welche|leute|andere), die) (?:\\p{L}+ ){0,2}?(?:werben|verlangen|berechnen|inserieren)',
].join('|');

/** Such others up to the sum, without a clause that turns to something else: "Others charge for the trip, but a seal is $10". */
const OF_THEM = new RegExp(
  `(?:^|[,;:]\\s)(?:${ADVERTISE})\\s(?:(?!,\\s(?:but|and|while|whereas|the|an?|pero|y|mientras|la|el|una?|aber|und|während|die|der|das|eine?)\\s)[^.;:!?]){0,60}$`,
  'iu',
);

const OURS =
  /(?<!\p{L})(?:we|our|ours|us|here|wir|uns|unser\p{L}*|hier|nosotr[oa]s|nuestr[oa]s?|aquí|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** True for a sum that others advertise, even for what the business does, too: "Some advertise a seal for $10". */
export function isAdvertisedElsewhere(before: string): boolean {
  return OF_THEM.test(before) && !OURS.test(before);
}
