/** The business itself, and what it says of its own. */
const OURS = /(?<!\p{L})(?:wir|uns|unser\p{L}*|mein\p{L}*|hier|bei mir)(?!\p{L})|\{business/iu;

/** Whoever a judgement or a report is about. */
const PARTY =
  /(?<!\p{L})(?:Kläger(?:in)?|Beklagte[rn]?|Antrags(?:teller|gegner)(?:in)?|Mandant(?:in)?|Gegenseite)(?!\p{L})/u;

/** What somebody hopes for, which they promise to nobody: "Ich verspreche mir davon Erfolg". */
const HOPED =
  /(?<!\p{L})(?:mir|sich|uns)(?: [\p{L},-]+){0,9}? verspr\p{L}+|verspr\p{L}+ (?:ich |wir |sie |er )?(?:mir|sich|uns)(?!\p{L})/iu;

/** Directly after a rank or a lead: that of a competition, which its table proves. */
const RANKED =
  /^(?: (?:mit|auf|an) )?[^.!?]{0,40}(?:feldes?|turniers?|setzliste|rangliste|weltrangliste|tabelle|liga|staffel|gruppe|spielklasse|punkten|punkte|platz \d|tabellenspitze)(?!\p{L})/iu;
const RANK = /nummer (?:eins|1)|nr\.? ?1|unangefochten/iu;

/** The largest and oldest that travellers and geographers tell of. */
const PLACES =
  /(?:größte|höchste|längste|tiefste|älteste|schönste)[rsnm]? (?:\p{L}+e[rsnm]? )?(?:\p{L}*(?:insel|gebirge|fluss|wüste|kontinent|wasserfall|vulkan|gletscher|höhle|riff|nationalpark|flughafen|bahnhof|kathedrale|moschee|tempel|pyramide|denkmal|metropole|hauptstadt|hafenstadt|volksfest|aquarium)|Berg|See|Insel|Land|Stadt|Hafen|Dom|Zoo|Einkaufs\p{Ll}+)s? (?:der|des|in|im|von)(?!\p{L})|(?:größte|höchste|längste|tiefste|älteste)[rsnm]? (?:\p{L}*(?:insel|gebirge|fluss|wüste|wasserfall|vulkan|gletscher|höhle|riff|flughafen|bahnhof|kathedrale|moschee|tempel|denkmal|metropole|hauptstadt)|Berg|See)/iu;

/** The largest of what sells nothing: parts of a country, what grows there, and unions of people. */
const NO_SELLERS =
  /größte[rsnm]? (?:\p{L}+e[rsnm]? )?(?:\p{L}*(?:ortsteil|stadtteil|stadtbezirk|landkreis|gemeinde|dorf|see|talsperre|moor|wald|naturschutzgebiet|nationalpark|heide|tal|höhenzug|marktplatz|friedhof|dach|sport|jugend|frauen|sozial|wohlfahrts|pfadfinder|umwelt|naturschutz)(?:verband)?|\p{L}*(?:verband|verbände|gewerkschaft|partei|kirche|bistum|religionsgemeinschaft|hilfsorganisation)|(?:alpin|alpen|palmen|rosen|kräuter|heilpflanzen|schloss|stadt|kur|natur)(?:garten|park))(?:e?n|e?s)?(?!\p{L})/iu;

/** The largest of what lies side by side, where it lies: „die größte Perle in der Mitte“. */
const AMONG_PARTS =
  /^(?:(?:der|die|das)\s)?\p{L}+te[rnsm]?\s(?:\p{L}+e[rnsm]?\s)?\p{Lu}\p{L}*\s(?:in der Mitte|vorne?|hinten|oben|unten|innen|außen|links|rechts|zuerst|zuletzt)(?!\p{L})/iu;

/** One of the largest, with the number that shows it: „Mit 95 Filialen ist sie eine der größten …“. */
const ONE_WITH_NUMBER =
  /(?:^|[.,]\s)mit (?:\p{L}+ )?\d[\d.]* \p{L}+ [^.!?]{0,80}(?<!\p{L})eine[rs]? $/iu;

/** Competitions, which are run for all. */
const CONTEST =
  /(?:größte|schnellste|schwerste|beliebteste|bekannteste|beste)[rsnm]? \p{Lu}[\p{L}-]*(?:wettbewerb|wettkampf|wettkämpf|turnier|rennen|zeitfahren|marathon|meisterschaft|olympiade)(?:e[nrs]?|s)?(?!\p{L})/iu;

/** Before the best: whoever is awarded, or met. */
const AWARDED =
  /(?:preise?[ns]?|auszeichnung(?:en)?|urkunden?|pokale?|medaillen?|ehrung(?:en)?|prämien?|geehrt|messen|treffen) (?:\p{L}+ ){0,2}(?:für|an|mit) (?:die |den |der )?$/iu;
const MEETS = /(?<!\p{L})mit (?:den )?$/iu;
const MET = /(?<!\p{L})(?:messen|antreten|mithalten|treffen|spielen|konkurrieren)(?!\p{L})/u;

/** Whoever writes, plays or invents, of whom a text tells. */
const ARTIST =
  /^\s\p{L}*(?:autor|schriftsteller|dichter|regisseur|schauspieler|komponist|pianist|musiker|sänger|künstler|fotograf|journalist|wissenschaftler|forscher)(?:in|innen|en|s)?(?!\p{L})/iu;

/** What leads in thought, and sells nothing. */
const IDEA =
  /^(?:\p{L}*)\s(?:konzept|prinzip|idee|gedanke|theorie|frage|motiv|ansatz|methode|paradigma)(?!\p{L})/iu;

/** What somebody knew better than everybody else. */
const KNEW =
  /(?<!\p{L})(?:kannte[nst]?|kennt|kennen|wusste[nst]?|weiß|wissen|verstand(?:en)?|konnte[nst]?)(?!\p{L})[^.!?]*$/iu;

/** What a material or a thing is good for, by itself: "als Fresko im Sommer unschlagbar". */
const GOOD_FOR = /(?<!\p{L})(?:als|im|in|bei|gegen|für|zum|zur) [^.!?]{0,60}$/iu;

/** What a business sells or is praised for. */
const SOLD =
  /(?<!\p{L})(?:\p{L}*(?:preise?[ns]?|angebote?[ns]?|service|leistung(?:en)?|qualität|auswahl|konditionen|team|beratung|werkstatt|betrieb|garantie)|günstig|euro|€)(?!\p{L})/iu;

/**
 * True for what a German sentence says of others, of a place or of a competition, and not of the business.
 *
 * @param start where its claim begins.
 * @param end where it ends.
 */
export function isGermanOfOthers(sentence: string, start: number, end: number): boolean {
  if (HOPED.test(sentence) || PARTY.test(sentence.slice(0, start))) return true;
  if (OURS.test(sentence))
    return RANK.test(sentence.slice(start, end)) && RANKED.test(sentence.slice(end));
  const [before, claim, after] = [
    sentence.slice(0, start),
    sentence.slice(start, end),
    sentence.slice(end),
  ];
  return (
    (RANK.test(claim) && RANKED.test(after)) ||
    PLACES.test(sentence.slice(start)) ||
    AMONG_PARTS.test(sentence.slice(start)) ||
    CONTEST.test(sentence.slice(start)) ||
    NO_SELLERS.test(sentence.slice(start)) ||
    ONE_WITH_NUMBER.test(before) ||
    AWARDED.test(before) ||
    (MEETS.test(before) && MET.test(after)) ||
    (/ausgezeichnet/i.test(claim) && ARTIST.test(after)) ||
    (/führende/i.test(claim) && IDEA.test(`${claim.replace(/^.*führende/i, '')}${after}`)) ||
    (/besser/i.test(claim) && KNEW.test(before)) ||
    (/^unschlagbar/i.test(claim) && GOOD_FOR.test(before) && !SOLD.test(sentence))
  );
}
