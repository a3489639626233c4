/** Behind a number: the rest of a compound that names what is held for so long. A warranty or a service of so many hours is none. */
const CAMPAIGN =
  /^[-‐–](?:Stunden?|Tages?|Minuten|Wochen|Kilometer|km|Meilen|Hour|Day|Minute|Week|Mile|Mil)[-‐–\s](?:Sozial|Spenden|Hilfs|Schwimm|Rad|Charity |Film |Fitness |Lese)?-?(?:[Aa]ktion(?:en)?|[Ll](?:auf|äufe)s?|[Rr]ennens?|[Mm]arathons?|[Ss]chwimmens?|[Ww]ettbewerbs?|[Cc]hallenges?|[Kk]ampagnen?|[Ff]estivals?|[Ss]taffel|[Tt]our|[Ww]anderung|[Gg]ebet|[Rr]egel|Race|Run|Ride|Relay|Walk|Swim|Campaign|Hackathon|Vigil|Famine|Film Festival)(?![\p{L}])/u;

/** The same in Spanish, which names it first: «Las 24 Horas de Le Mans». */
const HELD = /(?:^|[\s(«“"])(?:[Ll]as|[Ll]os)\s$/u;
const HELD_FOR = /^\s(?:Horas|Días|Kilómetros)\s(?:de|del|por|en)\s\p{Lu}/u;

/** True for a number that is a part of the name of a campaign, a race or a festival, which no fact changes. */
export function isInNameOfCampaign(text: string, start: number): boolean {
  const [digits = ''] = /^\d+/.exec(text.slice(start)) ?? [];
  const after = text.slice(start + digits.length);
  if (digits === '') return false;
  return CAMPAIGN.test(after) || (HELD.test(text.slice(0, start)) && HELD_FOR.test(after));
}
