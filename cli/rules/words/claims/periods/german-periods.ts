import { type SaidPeriods, saying } from './said-periods.ts';

/** By how much a contract is prolonged. */
const DE_BY = 'um(?: jeweils| je)?(?: weitere[nr]?)? N';

const DE_CONTRACT =
  '(?:\\p{L}*vertr[aä]g\\p{L}*|\\p{L}*mitgliedschaft|abo|\\p{L}*abonnement|\\p{L}*laufzeit|tarif|\\p{L}*karte|kurs|\\p{L}*paket|buchung)';

/** Contracts that other rules of German law are for. */
const DE_OTHER_CONTRACTS =
  /(?<!\p{L})(?:\p{L}*(?:miete?|mieter|mietvertr[aä]g|pacht|versicherung|arbeitsvertr[aä]g|ausbildung|leasing|kredit|darlehen)\p{L}*|verein\p{L}*|satzung|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|firmen\p{L}*|betriebe?n?|b2b|garantie\p{L}*|gewährleistung\p{L}*|genossenschaft\p{L}*)(?!\p{L})/iu;

/** How German texts give periods of the law. */
export const GERMAN_PERIODS: readonly SaidPeriods[] = [
  {
    right: 'withdrawal',
    sign: /iderruf|iderrufen/,
    asked: /wie lange?.*widerruf|widerrufsfrist/i,
    said: saying(
      'de',
      'widerrufsfrist(?: \\p{L}+){0,2} (?:beträgt|ist|läuft|endet nach|von|umfasst|dauert)(?: \\p{L}+){0,2} N',
      'widerrufs(?:frist|recht): N',
      'nach (?:ablauf von )?N (?:erlischt|endet|entfällt)..widerruf(?:srecht)?',
      'widerrufsrecht(?: \\p{L}+){0,3} (?:von|beträgt|gilt|besteht|erlischt nach|endet nach|innerhalb von|innerhalb|binnen)(?: \\p{L}+){0,2} N',
      'N(?: lang)?[ -](?:widerrufsrecht|widerrufsfrist|recht auf widerruf)',
      '(?:binnen|innerhalb(?: von)?|in den ersten|bis zu|in|für) N..widerrufen',
      'widerruf(?:en)? .. ?(?:binnen|innerhalb(?: von)?|nur) N',
      '(?:haben|hast|bleiben) (?:sie |du |ihnen |dir )?N (?:lang )?(?:zeit|recht)..(?:zu widerrufen|für den widerruf|widerruf)',
    ),
    unless:
      /(?<!\p{L})(?:(?:rück|zurück)?erstatt\p{L}*|zurück(?:zahl|send|schick|geb)\p{L}*|rücksend\p{L}*|überweis\p{L}*|einwilligung\p{L}*|newsletter|vergleich\p{L}*|aufhebungsvertr\p{L}*|testament\p{L}*|vollmacht\p{L}*|angebot\p{L}*|gutschrift|nach (?:dem|ihrem|eingang des) widerruf|widerrufen sie|vierzehn|14|zwei wochen|30)(?!\p{L}|\d)/iu,
  },
  {
    right: 'liability',
    sign: /ewährleistung|ängel/,
    asked: /gewährleistung/i,
    said: saying(
      'de',
      '(?:gewährleistung(?:sfrist|szeit)?|(?:sach)?mängelhaftung)(?: (?!über |garantie)\\p{L}+){0,3}?(?: (?:beträgt|von|für|gilt|dauert|läuft|ist)|:)(?: (?!nach|auch|noch|seit|vor)\\p{L}+){0,3}? N',
      'N(?: gesetzliche)? (?:gewährleistung|mängelhaftung)',
      '(?:gewährleistungs|mängel)ansprüche verjähren..(?:in|nach|binnen|innerhalb von) N',
      'gewährleistung(?:sfrist)?(?: \\p{L}+){0,3} (?:endet|erlischt|verjährt) (?:nach|in) N',
    ),
    unless:
      /(?<!\p{L})(?:gebraucht\p{L}*|second|vorführ\p{L}*|occasion\p{L}*|unternehm\p{L}*|gewerb\p{L}*|firmen\p{L}*|b2b|beweis\p{L}*|vermut\p{L}*|garantie\p{L}*|zusätzlich|verlänger\p{L}*|verkürz\p{L}*|nachbesser\p{L}*|pflanzen?|reparatur\p{L}*|verschleiß\p{L}*|zwei jahren?|24 monate?n?|2 jahren?)(?!\p{L})/iu,
  },
  {
    right: 'renewal',
    sign: /erlänger|ünd(?:ig|bar)/,
    asked: /verlänger.*(?:vertrag|mitgliedschaft|abo)|(?:vertrag|mitgliedschaft|abo).*verlänger/i,
    said: saying(
      'de',
      `${DE_CONTRACT}(?: [^.!?;\\n]{0,80}?)? verlänger[tn](?: sich)?..${DE_BY}`,
      `verlängert sich (?:\\p{L}+ ){1,2}?${DE_CONTRACT}..${DE_BY}`,
      // Der Kurs dauert ein Jahr. Danach verlängert er sich …
      `${DE_CONTRACT} [^!?;\\n]{0,120}?\\. (?:danach |sonst )?(?:(?:er|sie|es) )?verlängert(?: er| sie| es)? sich..${DE_BY}`,
      `${DE_CONTRACT}(?: [^.!?;\\n]{0,80}?)? ${DE_BY} verlängert`,
      `verlängerung (?:des|der|ihre[rs]) ${DE_CONTRACT}..${DE_BY}`,
      'nicht(?: rechtzeitig| fristgerecht)? gekündigt,? (?:läuft|gilt) (?:er|sie|es|der vertrag|das abo|die mitgliedschaft)(?: automatisch)?(?: für| um)? N',
      'mit einer (?:kündigungs)?frist von N(?: \\p{L}+)? (?:zum|vor) (?:ende|ablauf) (?:der|des|ihrer|seiner) (?:\\p{L}*laufzeit|vertrags|abos|kurses|mitgliedsjahre?s)',
      'N vor (?:dem )?(?:ende|ablauf) (?:der|des|ihrer|seiner) (?:\\p{L}*laufzeit|vertrags|abos|mitgliedsjahre?s)..(?:gekündigt|kündigen|kündigung)',
      'kündigungsfrist(?: \\p{L}+)? (?:beträgt|von|ist) N (?:zum|vor) (?:ende|ablauf)? ?(?:der|des|zum)? ?(?:\\p{L}*laufzeit|vertragsende|vertragslaufzeit)',
    ),
    unless: DE_OTHER_CONTRACTS,
  },
  {
    right: 'first-term',
    sign: /indest(?:vertrags)?laufzeit/,
    asked: /mindest(?:vertrags)?laufzeit/i,
    said: saying(
      'de',
      'mindest(?:vertrags)?laufzeit(?: \\p{L}+){0,3}?(?: (?:beträgt|von|ist)|:) N',
      'N mindest(?:vertrags)?laufzeit',
    ),
    unless: DE_OTHER_CONTRACTS,
  },
  {
    right: 'used',
    sign: /ebraucht|econd|eneralüberholt/,
    asked:
      /(?:gewährleistung|garantie|haftung).*(?:gebraucht|second)|(?:gebraucht|second).*(?:gewährleistung|haftung)/i,
    said: saying(
      'de',
      '(?:gebraucht\\p{L}*|gebrauchtwaren?|second-?hand-?\\p{L}*|generalüberholte?\\p{L}*)..(?:gewährleistung(?:sfrist)?|mängelhaftung|haftung) ?..N',
      '(?:gewährleistung(?:sfrist)?|mängelhaftung)..(?:gebraucht\\p{L}*|second-?hand-?\\p{L}*).. ?N',
      'N (?:gesetzliche )?(?:gewährleistung|mängelhaftung)..(?:gebraucht\\p{L}*|second-?hand-?\\p{L}*)',
      '(?:gebraucht\\p{L}*|second-?hand-?\\p{L}*)..N (?:gesetzliche )?(?:gewährleistung|mängelhaftung)',
      '(?:haften|haftet)..(?:gebraucht\\p{L}*|second-?hand-?\\p{L}*).. ?N',
    ),
    unless:
      /(?<!\p{L})(?:unternehm\p{L}*|gewerb\p{L}*|händler\p{L}*|privatverkauf\p{L}*|vermut\p{L}*|beweis\p{L}*|garantie\p{L}*|ein jahr|eines jahres|einem jahr|12 monate?n?|zwölf monate?n?|zwei jahren?|zusätzlich)(?!\p{L})/iu,
  },
  {
    right: 'refund',
    sign: /iderruf/,
    asked: /(?:geld|erstattung|zurück).*widerruf|widerruf.*(?:geld|erstattung|zurück)/i,
    said: saying(
      'de',
      '(?:nach (?:dem|ihrem|einem|eingang (?:des|ihres)) widerrufs?|im fall(?:e)? (?:eines|des) widerrufs|bei (?:einem )?widerruf|wenn sie (?:\\p{L}+ ){0,4}?widerrufen)..(?:erstatt\\p{L}*|zahl\\p{L}*|überweis\\p{L}*|geld)..(?:binnen|innerhalb(?: von)?|in|nach|spätestens nach) N',
      '(?:nach (?:dem|ihrem|einem|eingang (?:des|ihres)) widerrufs?|im fall(?:e)? (?:eines|des) widerrufs|bei (?:einem )?widerruf)..(?:binnen|innerhalb(?: von)?|in) N..(?:erstatt\\p{L}*|zurück\\p{L}*|überweis\\p{L}*)',
      '(?:erstatt\\p{L}*|zahl\\p{L}*)..(?:binnen|innerhalb(?: von)?) N (?:nach|ab) (?:dem |ihrem |eingang (?:des|ihres) |zugang (?:des|ihres) )?widerrufs?',
    ),
    unless:
      /(?<!\p{L})(?:rücksend\p{L}*|zurück(?:send|schick)\p{L}*|einwilligung\p{L}*|unternehm\p{L}*)(?!\p{L})/iu,
  },
];
