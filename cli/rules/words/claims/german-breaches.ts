import type { Breach } from './breach.ts';

/** Goods and services of which a purchase cannot be withdrawn, and contracts that are none with consumers. */
const DE_LAWFUL =
  /(?<!\p{L})(?:gesetz(?:geber)? (?:sieht|kennt|gewährt)|nach § ?\d+|laut gesetz|(?:sieht|kennt) das gesetz|312g|dringend\p{L}*|notfall\p{L}*|nicht (?:\p{L}+ )?ausgeschlossen|maß\p{L}*|\p{L}*anfertigung\p{L}*|individuell\p{L}*|persönlich\p{L}*|wunsch\p{L}*|ticket\p{L}*|\p{L}*karten|gutschein\p{L}*|termin\p{L}*|veranstaltung\p{L}*|\p{L}*kurs\p{L}*|reise\p{L}*|verderblich\p{L}*|\p{L}*lebensmittel\p{L}*|hygien\p{L}*|versiegel\p{L}*|digital\p{L}*|download\p{L}*|mitgebracht\p{L}*|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|händler\p{L}*)(?!\p{L})/iu;

const DE_LIABLE = '(?:gewährleistung|sachmängelhaftung|mängelhaftung)';
const DE_TAX = '(?:mwst\\.?|mehrwertsteuer|ust\\.?|umsatzsteuer)(?!\\p{L})';

/** In every case, so also where the law allows no exception. */
const DE_ALWAYS =
  '(?:in jedem fall|in allen fällen|in keinem fall|auf jeden fall|auf keinen fall|generell|ausnahmslos|ohne ausnahme|immer|stets|von vornherein|unter keinen umständen|unter allen umständen|niemals|nie)';

/** Grounds on which § 312g (2) BGB excludes the withdrawal: a course alone is none without its date. */
const DE_GROUNDS =
  /(?<!\p{L})(?:(?:312g|356)|nicht (?:\p{L}+ )?ausgeschlossen|maß\p{L}*|\p{L}*anfertigung\p{L}*|individuell\p{L}*|wunsch\p{L}*|ticket\p{L}*|eintrittskart\p{L}*|termin\p{L}*|datum|zeitraum|zeitpunkt|feste[nmr]?|verderblich\p{L}*|\p{L}*lebensmittel\p{L}*|hygien\p{L}*|versiegel\p{L}*|entsiegel\p{L}*|digital\p{L}*|download\p{L}*|dringend\p{L}*|notfall\p{L}*|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|händler\p{L}*|einwilligung\p{L}*|einverständnis\p{L}*|mehr|sobald|nachdem|wenn|falls|soweit|sofern|nach (?:ablauf|beginn|vollständiger))(?!\p{L})/iu;

/** What the exclusion of liability leaves, or is about. */
const DE_LIMITED =
  /(?<!\p{L})(?:vorsatz|vorsätzlich\p{L}*|\p{L}*fahrlässig\p{L}*|leben|körper\p{L}*|gesundheit|es sei denn|soweit|sofern|außer|gesetzlich\p{L}*|unberührt|produkthaftung\p{L}*|garantie|links?|verlink\p{L}*|inhalte\p{L}*|webseiten?|websites?|seiten|dritte[rn]?|höhere[rn]? gewalt|unternehm\p{L}*|gewerb\p{L}*|(?:haften|haftung) (?:nicht )?(?:wir )?nicht nur|versicherung\p{L}*|rechtsweg)(?!\p{L})/iu;

const DE_DENIED_PROOF =
  '(?:ist|sind|wird|bleibt) (?:(?!nicht )\\p{L}+ ){0,3}?(?:ausgeschlossen|unzulässig|nicht (?:\\p{L}+ )?(?:möglich|zulässig|gestattet|zugelassen|statthaft|anerkannt|berücksichtigt|akzeptiert))';

const DE_LOSS = '(?:schadens?|schäden|aufwand(?:e?s)?|kosten|ausfalls?|verlust(?:e?s)?)';

/** How German texts take from consumers what the law gives them. */
export const GERMAN_BREACHES: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'ausgeschlossen',
    said: new RegExp(
      `(?<!\\p{L})(?:${DE_LIABLE}(?:srechte?|sansprüche)?|widerruf(?:srecht)?)(?: (?!nicht )\\p{L}+){0,4} ausgeschlossen(?!\\p{L})`,
      'iu',
    ),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'usschluss ',
    said: new RegExp(`(?<!\\p{L})ausschluss (?:der|jeder|jeglicher|aller) ${DE_LIABLE}`, 'iu'),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'kein',
    said: new RegExp(
      `(?<!\\p{L})(?:keine(?:rlei)? ${DE_LIABLE}|kein (?:widerrufsrecht|recht auf widerruf))(?!\\p{L})`,
      'iu',
    ),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'rstatt',
    said: /(?<!\p{L})(?:rück)?erstattung(?:en)?(?!\p{L})[^.!?\n]{0,60}?(?:unter keinen umständen|in keinem fall|(?:in jedem fall|grundsätzlich|generell) ausgeschlossen|egal aus welchem grund)(?!\p{L})|(?<!\p{L})(?:unter keinen umständen|in keinem fall) (?:zurück)?erstattet(?!\p{L})/iu,
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'ekauft wie ',
    said: /(?<!\p{L})gekauft wie (?:gesehen|besichtigt)(?![“"»«]?,? (?:heißt|bedeutet|meint|steht|ist (?:oft|meist)))/iu,
  },
  {
    wrong: 'without-tax',
    sign: 'reise',
    said: new RegExp(
      `(?<!\\p{L})preise (?:verstehen sich |sind |gelten )?(?:alle |jeweils |immer )?(?:in euro,? )?(?:netto,? )?(?:und )?(?:zzgl\\.?|zuzüglich|exkl\\.?|exklusive|ohne|plus)(?: der)?(?: gesetzlichen)?(?: \\d\\d ?%)? ${DE_TAX}`,
      'iu',
    ),
  },
  {
    wrong: 'praised',
    sign: 'gesetzliche',
    said: /(?<!\p{L})gesetzliche[nr]? (?:gewährleistung|garantie|widerrufsrecht)[^.!?\n]{0,60}(?<!\p{L})(?:nur bei uns|exklusiv|geschenkt|gratis|obendrauf|als (?:bonus|extra))(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'iderruf',
    said: new RegExp(
      `(?<!\\p{L})widerruf(?:srecht)?(?!\\p{L})[^.!?;\\n]{0,60}? ${DE_ALWAYS}(?: \\p{L}+){0,3}? (?:ausgeschlossen|nicht möglich|unmöglich|möglich|zulässig|nicht zulässig|gewährt)(?!\\p{L})|(?<!\\p{L})(?:ein|kein|der) widerruf (?:ist |wird )?(?:\\p{L}+ ){0,2}?(?:nicht |un)(?:möglich|zulässig|gestattet|akzeptiert|anerkannt)(?=[.!]|$)|(?<!\\p{L})(?:können|kann|lassen sich) (?:\\p{L}+ ){0,3}?(?:nicht|nie|niemals) widerrufen(?: werden)?(?=[.!]|$)`,
      'iu',
    ),
    unless: DE_GROUNDS,
  },
  {
    wrong: 'excluded',
    sign: 'erzicht',
    said: /(?<!\p{L})verzicht\p{L}* (?:\p{L}+ ){0,4}?auf (?:(?:das|ihr|sein|dein|jedes|die|ihre|alle|seine|jegliche) )?(?:gesetzliche[ns]? )?(?:widerrufsrecht|recht auf widerruf|gewährleistung\p{L}*|mängelansprüche|mängelrechte|ansprüche wegen mängeln|verbraucherrechte)(?!\p{L})|(?<!\p{L})auf (?:(?:das|ihr|sein|dein|die|ihre|alle) )?(?:gesetzliche[ns]? )?(?:widerrufsrecht|gewährleistung\p{L}*|mängelansprüche|mängelrechte) (?:\p{L}+ ){0,3}?verzicht\p{L}*/iu,
    unless:
      /(?<!\p{L})(?:nicht|kein\p{L}*|niemand|nie)(?!\p{L})|digital|download|unternehm|gewerb/iu,
  },
  {
    wrong: 'excluded',
    sign: 'arantie',
    said: /(?<!\p{L})garantie (?:\p{L}+ ){0,2}?(?:ersetzt|tritt an die stelle|gilt anstelle|gilt statt|gilt an stelle)(?! nicht)(?: de[rs]| ihre[rn]?| die| alle| sämtliche)?(?: (?!nicht)\p{L}+){0,2}? (?:\p{L}*gewährleistung\p{L}*|rechte|ansprüche|mängelrechte|sachmängelhaftung|mängelhaftung)(?!\p{L})|(?<!\p{L})(?:anstelle|an stelle|statt) der (?:gesetzlichen )?(?:gewährleistung|mängelhaftung) (?:\p{L}+ ){0,3}?garantie/iu,
    unless: /(?<!\p{L})(?:nicht|nie|kein\p{L}*|neben|zusätzlich)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'geschlossen',
    said: /(?<!\p{L})(?:(?:alle |sämtliche |jegliche )?(?:weiteren?|weitergehenden?|darüber hinausgehenden?|sonstigen?|anderen?) (?:gesetzlichen )?(?:rechte|ansprüche)|jede(?:rlei)? (?:weitere )?haftung|jegliche (?:weitere )?haftung|unsere haftung)(?: (?!nicht )\p{L}+){0,5}? ausgeschlossen(?!\p{L})/iu,
    unless: DE_LIMITED,
  },
  {
    wrong: 'excluded',
    sign: 'haft',
    said: /(?<!\p{L})(?:haften (?:\p{L}+ ){0,6}?(?:in keinem fall|unter keinen umständen|niemals|auf keinen fall)|(?:in keinem fall|unter keinen umständen|niemals|auf keinen fall) (?:haften wir|wird gehaftet))(?!\p{L})/iu,
    unless: DE_LIMITED,
  },
  {
    wrong: 'excluded',
    sign: 'einerlei Haftung',
    said: /(?<!\p{L})keinerlei haftung(?!\p{L})/iu,
    unless: DE_LIMITED,
  },
  // Austrian law calls the withdrawal from a distance `Rücktritt`: § 11 FAGG.
  {
    wrong: 'excluded',
    sign: 'cktrittsrecht',
    countries: ['AT'],
    said: /(?<!\p{L})(?:kein(?:erlei)? (?:gesetzliches )?rücktrittsrecht|rücktrittsrecht (?:(?!nicht )\p{L}+ ){0,4}?ausgeschlossen|(?:ein )?rücktrittsrecht (?:besteht|gibt es|steht \p{L}+|gilt) (?:\p{L}+ ){0,2}?nicht(?=[.!]|$)|verzicht\p{L}* (?:\p{L}+ ){0,4}?auf (?:das|ihr|jedes) (?:gesetzliche )?rücktrittsrecht|auf (?:das|ihr) (?:gesetzliche )?rücktrittsrecht (?:\p{L}+ ){0,3}?verzicht\p{L}*)(?!\p{L})/imu,
    unless: new RegExp(
      `${DE_GROUNDS.source}|(?<!\\p{L})(?:nicht auf|§ ?18|18 fagg|unterkünfte|beherbergung\\p{L}*|\\p{L}*kurs\\p{L}*|veranstaltung\\p{L}*|reise\\p{L}*|im geschäft|im laden|in der filiale|von gesetzes wegen|vor ort)(?!\\p{L})`,
      'iu',
    ),
  },
  // What a flat rate has to leave open: § 309 no. 5 b BGB.
  {
    wrong: 'excluded',
    sign: 'achweis',
    countries: ['DE'],
    said: new RegExp(
      `(?<!\\p{L})(?:gegen)?nachweise?s? (?:(?:eines|des|von|über) )?(?:(?:einen|tatsächlich|wesentlich|deutlich) )?(?:geringer|niedriger|kleiner)e[nrs]? (?:entstandenen? )?${DE_LOSS}(?: \\p{L}+){0,3}? ${DE_DENIED_PROOF}(?=[.!,]|$)|(?<!\\p{L})nachweis,? (?:dass|es sei) (?=[^.!?;\\n]{0,60}?(?:kein|gering|niedrig))[^.!?;\\n]{0,60}? ${DE_LOSS}(?!\\p{L})[^.!?;\\n]{0,40}?,? ${DE_DENIED_PROOF}(?=[.!,]|$)|(?<!\\p{L})(?:kann|können|darf|dürfen) (?:\\p{L}+ ){0,3}?(?:keinen |nicht (?:einen )?)?(?:geringeren|niedrigeren|kleineren) (?:schaden|aufwand|ausfall) (?:nicht )?nachweisen(?<=(?:kein|nicht)[^.!?]{0,60})(?=[.!]|$)`,
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|unwirksam|nichtig|verboten|es sei denn)(?!\p{L})/iu,
  },
];
