import type { MistakenRow } from '../mistaken-row.ts';
import { FEMININE, MASCULINE, MASCULINE_SAME, NEUTER } from './nouns.ts';

/**
 * Nouns that are a plural after "die": their singular has another form or another article. Spans of time say when: "Alle
 * Tage ist …".
 */
export const PLURAL =
  '(?:Termine|Preise|Kosten|Nachmittage|Vormittage|Räume|Kurse|Zimmer|Plätze|Parkplätze|Leistungen|(?:Öffnungs|Warte|Liefer)?[Zz]eiten|(?:Fahr|Unterrichts|Probe)stunden|Kunden|Gäste|Kinder|Hunde|Produkte|Geräte|Autos|Fahrzeuge|Fahrräder|Häuser|Fenster|Möbel|Reparaturen|Behandlungen|Gebühren|Unterlagen|Ergebnisse|Speisen|Getränke|Blumen|Pflanzen|Bäume|Prüfungen|Ersatzteile|Teilnehmer|Mitarbeiter|Handwerker|Eltern|Ferien|Rechnungen|Angebote|Verträge|Aufträge|Bewertungen|Bilder|Fotos|Stellplätze|Gutscheine|Wände|Türen|Heizkörper|Kollegen|Kolleginnen|Monteure|Gesellen|Mitarbeiterinnen|Patienten|Schüler|Fahrschüler|Trainer)';

/** Verbs without an object, which a plural before them would otherwise be: "Die Termine macht Frau Kern." */
const ONES: Readonly<Record<string, string>> = {
  ist: 'sind',
  war: 'waren',
  liegt: 'liegen',
  lag: 'lagen',
  dauert: 'dauern',
  dauerte: 'dauerten',
  gehört: 'gehören',
  gehörte: 'gehörten',
  beginnt: 'beginnen',
  begann: 'begannen',
  endet: 'enden',
  steht: 'stehen',
  gilt: 'gelten',
  bleibt: 'bleiben',
  blieb: 'blieben',
  entsteht: 'entstehen',
  erfolgt: 'erfolgen',
  reicht: 'reichen',
  genügt: 'genügen',
  passt: 'passen',
  fehlt: 'fehlen',
  funktioniert: 'funktionieren',
  kostet: 'kosten',
  wurde: 'wurden',
};

/** A subject behind the verb: "Die Kunden ist er los." */
const OTHER_SUBJECT =
  '(?! (?:er|sie|es|man|ich|das|was|wohl|der|die|ein|eine|unser|unsere|mein|meine|Ihr|Ihre|nun|jetzt|also)(?!\\p{L})| (?:\\p{Ll}+ )?(?:er|sie|es|man|ich)(?!\\p{L})| (?!Ihnen)\\p{Lu})';

/** The same of those for one; "Das Angebot passen wir an" has its subject behind the verb. */
const MANY: Readonly<Record<string, string>> = {
  dauern: 'dauert',
  enden: 'endet',
  gelten: 'gilt',
  gehören: 'gehört',
  erfolgen: 'erfolgt',
  entstehen: 'entsteht',
  funktionieren: 'funktioniert',
  kosten: 'kostet',
};

const WITH_ONESELF: Readonly<Record<string, string>> = {
  nehmen: 'nimmt',
  freuen: 'freut',
  kümmern: 'kümmert',
  bemühen: 'bemüht',
  bedanken: 'bedankt',
};

/** Verbs in another number than the noun before them. */
export const GERMAN_AGREEMENT: readonly MistakenRow[] = [
  [
    new RegExp(`e ${PLURAL} (?:${Object.keys(ONES).join('|')})`),
    new RegExp(
      `(?:^|[.!?] )(?:Die|Unsere|Alle|Diese|Meine|Ihre) ${PLURAL} (?<slip>${Object.keys(ONES).join('|')})(?!\\p{L})${OTHER_SUBJECT}`,
      'mu',
    ),
    (verb) => ONES[verb] ?? verb,
  ],
  [
    new RegExp(` (?:${Object.keys(MANY).join('|')}) `),
    new RegExp(
      `(?:^|[.!?] )(?:(?:Der|Ein|Unser|Jeder|Dieser) (?:${MASCULINE}|${MASCULINE_SAME})|(?:Das|Ein|Unser|Jedes|Dieses) (?!Jahr|Wochenende)(?:${NEUTER})|(?:Die|Eine|Unsere|Jede|Diese) (?!Woche|Stunde|Minute)(?:${FEMININE})) (?<slip>${Object.keys(MANY).join('|')})(?!\\p{L})(?! lassen)`,
      'mu',
    ),
    (verb) => MANY[verb] ?? verb,
  ],
  [
    / (?:nehmen|freuen|kümmern|bemühen|bedanken) sich/,
    /(?:^|[.!?] )(?:Das|Unser) (?:Team|Restaurant|Hotel|Geschäft|Unternehmen) (?<slip>nehmen|freuen|kümmern|bemühen|bedanken) sich(?! (?:die|alle|wir|Sie|unsere)(?!\p{L}))/mu,
    (verb) => WITH_ONESELF[verb] ?? verb,
  ],
];
