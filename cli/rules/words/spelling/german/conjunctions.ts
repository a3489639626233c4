import type { MistakenRow } from '../mistaken-row.ts';

/** Verbs of saying and knowing, in any form; "finden" is none of them: "Wir haben Personal gefunden, das …". */
const SAID =
  '(?:weiß|weißt|wiss(?:en|t|e)|wusst(?:e|en|et)|gewusst|sag(?:e|st|t|en|te|ten)|gesagt|(?<!(?:Geld|Brot|Holz|Material|Essen|Obst|Personal|Wasser) )verlang(?:e|t|en|te|ten)|denk(?:e|st|t|en)|dacht(?:e|en)|gedacht|glaub(?:e|t|en|te|ten)|geglaubt|hoff(?:e|st|t|en|te|ten)|gehofft|mein(?:t|en|te|ten)|gemeint|(?:be)?merk(?:e|t|en|te|ten)|gemerkt|versprech(?:e|en)|verspricht|versprach(?:en)?|versprochen|garantier(?:e|t|en|te|ten)|versicher(?:e|t|n|te|ten)|erzähl(?:e|t|en|te|ten)|bestätig(?:t|en|te|ten)|behaupt(?:et|en|ete)|befürcht(?:et|en|ete)|vermut(?:e|et|en|ete)|erwart(?:e|et|en|ete)|gespürt|achtet|geachtet|sorgt|gesorgt|hingewiesen|erinnert|heißt|bedeutet)';

/** What may stand between such a verb and its clause. */
const BETWEEN =
  '(?: (?:immer|schon|auch|nicht|nie|gleich|mir|uns|Ihnen|ihm|ihr|ihnen|dir|euch|genau|selbst|vorher|bereits|gern|gerne|sehr|ja|doch|oft|alle|beide|heute|damals|inzwischen|längst|nur|ich|wir|Sie|er|man|sie|jetzt|dann|bei uns|für Sie|für uns|für mich)){0,3}';

/** Who does something in the clause; none of them begins a sentence that "das" is the subject of. */
const DOER =
  '(?:(?:Sie|sie|wir|ihr|es|er|ich|man|du|Ihre?|unsere?|meine?|niemand|jemand|keine?r?|jede[rs]?|die|der|Ihnen|uns|mir|dir|euch|mich|dich)|eine? \\p{Lu}\\p{Ll}+)(?!\\p{L})';

/** A neuter word earlier in the sentence, which a relative "das" may mean. */
const OF_NEUTER =
  '(?<!\\p{L})(?:(?:[Dd]as|[Ee]in|[Kk]ein|[Uu]nser|[Ii]hr|[Mm]ein|\\p{Ll}+es) (?:\\p{Ll}+ )*\\p{Lu}|[Ee]twas|[Aa]lles|[Nn]ichts|[Vv]ieles|[Ee]iniges|[Mm]anches)[^.!?\\n]*';

/** Words of which it is good, or a pity, that something is so. */
const JUDGED =
  '(?:[Ss]chön|[Gg]ut|[Tt]oll|[Ss]uper|[Pp]rima|[Kk]lasse|[Ww]underbar|[Dd]anke|[Ää]rgerlich|[Ss]elbstverständlich|[Nn]atürlich|[Nn]ormal|[Uu]nglaublich|[Gg]lück gehabt|[Vv]orausgesetzt|[Aa]ngenommen)';

/** Neuter things that say nothing which a clause could repeat, as an offer or a feeling does. */
const THING =
  '(?:Auto|Haus|Fahrrad|Rad|Bad|Zimmer|Kleid|Brot|Foto|Bild|Gerät|Formular|Fenster|Grundstück|Geschenk|Paket|Dach|Team|Werkzeug|Material|Essen|Restaurant|Hotel|Buch|Geld|Fahrzeug|Möbelstück|Holz|Mehl|Fleisch|Gemüse|Training|Programm|Menü)';

/** Words that begin a sentence and are no noun. */
const OPENING =
  '(?:Sie|[Ww]ir|[Ii]ch|[Mm]an|[Ee]r|[Ee]s|[Dd]u|[Ii]hr|[Uu]ns|Ihnen|[Mm]ir|[Ii]hm|[Dd]a(?:für|zu|mit|ran|rauf|rum|rüber|rin|bei|von|gegen)?|[Ss]o|[Dd]ann|[Dd]enn|[Hh]ier|[Dd]ort|[Hh]eute|[Aa]uch|[Uu]nd|[Aa]ber|[Dd]och|[Nn]ur|[Nn]icht|[Nn]iemand|[Jj]etzt|[Dd]eshalb|[Dd]eswegen|[Dd]arum|[Tt]rotzdem|[Oo]ft|[Mm]anchmal|[Ll]eider|[Vv]iele|[Aa]lle|[Mm]anche|[Ww]enn|[Ww]er|[Ww]ichtig|[Kk]lar|[Ss]icher|\\p{Lu}\\p{Ll}+e?n (?:Sie|wir))';

/**
 * A sentence up to its first comma in which nothing is named that "das" could repeat: no noun, and no word for a thing such as
 * "das", "alles", "eines" or "das neue". It ends with a verb, or with what is thought of something.
 */
const NAMELESS = `(?:^|[.!?:;–] |\\n)${OPENING}(?: (?!(?:das|\\p{Ll}+es|eins|meins|deins|seins|ihrs|etwas|nichts|was|ein|kein|beides|welches|wenig|viel|mehr|weniger|genug)(?![\\p{L}-]))(?:\\p{Ll}+|Sie|Ihnen)){1,12}`;

/** Who or what a clause is about; a verb follows a "das" that points at something. */
const ABOUT = '(?:Sie|sie|wir|[Ii]hr|es|er|ich|man|du|Ihnen|uns|mir|dir|euch|ihm|ihnen)';

/** "Das" that should be "dass", and the other way round. */
export const GERMAN_CONJUNCTIONS: readonly MistakenRow[] = [
  [
    ', das ',
    new RegExp(
      `(?<!\\p{L})da(?:zu|für|ran|rauf|von|rum)(?<!${OF_NEUTER}), (?<slip>das) (?=${DOER})`,
      'u',
    ),
    'dass',
  ],
  [
    ', das ',
    new RegExp(
      `(?<!\\p{L}|(?<!\\p{L})zu )${SAID}${BETWEEN}(?<!${OF_NEUTER}), (?<slip>das) (?=${DOER})(?!(?:er|sie|es|wir|ich|man) (?:schon|auch)? ?(?:ist|sind|kann)(?!\\p{L}))`,
      'u',
    ),
    'dass',
  ],
  [
    ', das ',
    new RegExp(
      `(?<!\\p{L})[Ss]o(?: (?!viel|wenig|etwas|manches|einiges|ein)\\p{Ll}+(?<!${OF_NEUTER}(?<=(?<!\\p{L})\\p{Ll}*ge\\p{Ll}+(?:t|en))))?, (?<slip>das) (?=${DOER}|alle (?!da)|alles \\p{Ll}+(?: \\p{Ll}+)*[.,!])`,
      'u',
    ),
    'dass',
  ],
  [
    ', das ',
    new RegExp(
      `(?:^|[.!?–] |(?<!\\p{L})(?:[Ee]s|[Uu]ns|[Mm]ir) (?:ist|war|wäre) (?:so |sehr |auch |nur |ganz )?)${JUDGED}, (?<slip>das) (?=${DOER})`,
      'mu',
    ),
    'dass',
  ],
  [', das ', new RegExp(`${NAMELESS}, (?<slip>das) (?=${ABOUT} \\p{L})`, 'mu'), 'dass'],
  [
    'hne das ',
    new RegExp(
      `(?:(?:^|[.!?] )Ohne|(?<!\\p{Lu}[\\p{L}-]+|${OF_NEUTER}), ohne) (?<slip>das) (?=(?:Sie|wir|man|ich|er|es|jemand) (?!-)|(?:Ihre?|unsere?|der|die) \\p{Lu})`,
      'mu',
    ),
    'dass',
  ],
  [
    ', dass ',
    new RegExp(
      `(?:^|[.!?] )(?:Das|Ein|Unser|Ihr|Jedes) (?:\\p{Ll}+e?s? )?${THING}, (?<slip>dass) (?=(?:Sie|wir|ich|man|er|sie|uns|Ihnen|mir|[Ii]m|in|am|auf|seit|mit|für|zu|aus|nicht|noch|hier)(?!\\p{L}))`,
      'mu',
    ),
    'das',
  ],
];
