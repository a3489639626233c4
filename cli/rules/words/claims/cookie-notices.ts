import type { SiteConfig } from '../../../../schemas/config/site-config.ts';
import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { mayTakeForGranted, takenForGranted } from './visits/taken-for-granted.ts';

/** A sentence about cookies or measurement that does not hold. */
interface FalseNotice {
  span: Span;
  message: string;
  hint: string;
}

/** Staying on a page is taken for an agreement. */
const IMPLIED =
  /(?<!\p{L})(?:by|if you) (?:continu|us|stay|brows|visit|keep)\p{L}*(?!\p{L})[^.!?;]{0,60}(?:agree|accept|consent)\p{L}*|(?:wenn sie|indem sie|durch) [^.!?;]{0,30}(?:weitersurf|weiter ?nutz|nutz|bleib|besuch|surf)\p{L}*[^.!?;]{0,60}(?:stimmen|akzeptier|einverstanden)\p{L}*|(?:mit|durch) (?:der|die|dem|den|das|ihrer|ihre|ihrem|ihren) (?:\p{L}+ )?(?:nutzung|benutzung|besuch|aufruf|weitersurfen|surfen|verbleib)(?!\p{L})[^.!?;]{0,120}(?:stimmen|stimmst|willigen|akzeptier|einverstanden)\p{L}*|(?:al|si) (?:usa|utiliza|navega|contin[uú]a|sigue|visita|permanece)\p{L}*[^.!?;]{0,60}(?<!(?<!\p{L})(?:pued|podr|quier|dese)\p{L}* )(?:acepta|consiente|est(?:á|ás) de acuerdo)\p{L}*|(?:your (?:continued )?(?:use|visit)|continued (?:use|browsing)|further (?:use|browsing))(?!\p{L})[^.!?;]{0,60}(?:means|implies|constitutes|counts as|is taken)[^.!?;]{0,40}(?:agree|accept|consent)\p{L}*|(?:su |el )?(?:uso|visita|navegación)(?: \p{L}+){0,4} (?:implica|supone|equivale)[^.!?;]{0,40}(?:acepta|consentimiento)\p{L}*/iu;

/** What a visit is taken to agree to: what is done with data, rather than terms of use. */
const OF_DATA =
  /(?:web ?sites?|(?<!\p{L})sites?|our pages?|webseite|website|internetseite|unserer seite|sitio|página)(?!\p{L})[^.!?;]*(?:\bdata(?!\p{L})|privacy|\p{L}*daten(?!\p{L})|datenschutz\p{L}*|(?<!\p{L})datos(?!\p{L})|privacidad)/iu;

const EN_YES =
  "(?:(?:has|have|['’]ve) (?:already |thereby )?(?:said yes|agreed(?! to meet)|consented|given (?:a yes|consent|permission|(?:your|their|his|her) (?:yes|consent)))|(?:says|say) yes|consents?(?!\\p{L}))";
const EN_COUNTS =
  '(?:means|counts as|is taken (?:as|for)|is|equals|amounts to) (?:a |your |our )?(?:yes|consent|agreement|permission)(?!\\p{L})';

/** What a visit is taken to agree to that has nothing to do with data: the terms of a contract. */
const TO_TERMS =
  /(?:agree|accept|consent)\p{L}* (?:to |that |not |of |with )*(?:be bound|(?:these|the|those|our|all|such|any) (?:\p{L}+ )?(?:terms|conditions|rules|changes|amendments|modifications|revisions|updates|polic(?:y|ies) of use|disclaimer)|indemnif|hold|compl|abide|follow|respect|refrain|pay)|(?:nutzungsbedingungen|geschäftsbedingungen|teilnahmebedingungen|hausordnung|haftungs\p{L}+|\bAGB)(?!\p{L})|(?:acepta|consiente)\p{L}* (?:\p{L}+ ){0,3}?(?:condiciones|términos|normas|reglas|aviso legal|indemnizar|cumplir|respetar)/iu;

/** Whoever goes on looking at a page is said to have agreed, whatever to. */
const READING_ON = new RegExp(
  [
    `(?<!\\p{L})(?:(?:whoever|anyone who|everyone who|anybody who|everybody who|those who|a visitor who|visitors who|if you|when you|by) (?:(?:read|scroll|brows|surf|click)(?:e?s|e|ing)? (?:on|further|past|down)|(?:keeps?|continues?|goes|go) (?:on )?(?:to )?(?:reading|scrolling|browsing|read|scroll|browse)|stays? on (?:the|this|our) (?:page|site|website))[^.!?;]{0,30}? ${EN_YES}|(?:reading|scrolling|browsing|surfing)(?: on| further| past [^.!?;]{1,20}| down)? ${EN_COUNTS})`,
    '(?<!\\p{L})(?:quien(?:es)?|si(?: usted)?) (?:siga|sigue|sigan|siguen|contin[uú]a|continúe)n? (?:leyendo|navegando|bajando)[^.!?;]{0,30}? (?:ya )?(?:(?:ha|habrá) (?:dicho que sí|aceptado|consentido|dado su consentimiento)|consiente|da su consentimiento|dice que sí)|(?<!\\p{L})seguir (?:leyendo|navegando|bajando)[^.!?;]{0,20}? (?:es|equivale a|cuenta como|significa|vale como|vale por) (?:un sí|su consentimiento|consentir|aceptar|decir que sí)',
    '(?<!\\p{L})(?:wer (?:[\\p{L}]+ ){0,3}?(?:weiter ?liest|weiter ?scrollt|weiter ?surft|weiter ?blättert|auf der seite bleibt)|wenn sie weiter ?(?:lesen|scrollen|surfen|blättern)),? (?:[\\p{L}]+ ){0,3}?(?:ja gesagt|zugestimmt|eingewilligt|stimmt (?:[\\p{L}]+ ){0,2}?zu(?!\\p{L})|willigt (?:[\\p{L}]+ ){0,2}?ein(?!\\p{L}))|(?<!\\p{L})weiter(?:lesen|scrollen|surfen|blättern) (?:heißt|bedeutet|gilt als|ist) (?:ein |eine |ihre )?(?:ja|zustimmung|einwilligung)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** A cheap test for a visit that is taken for an agreement. */
const VISITS =
  /(?:[Rr]ead|[Ss]croll|[Bb]rows|[Ss]urf|[Cc]lick)(?:s|es|ing)? (?:on|further|past|down|means|counts|is|equals|amounts) |(?:keep|continue)s? (?:reading|scrolling|browsing|to (?:read|scroll|browse))|[Ss]tays? on (?:the|this|our) |(?:leyendo|navegando|bajando) |[Ww]eiter ?(?:les|lies|scroll|surf|blätter)|bleibt,? |[Bb]y (?:us|continu|visit|brows)ing |[Ii]f you (?:use|continue|keep|browse|stay)|[Cc]ontinued (?:use|brows)|[Ff]urther (?:use|brows)|[Yy]our (?:use|visit) |(?:[Mm]it|[Dd]urch) de[rmn] (?:Nutzung|Benutzung|Besuch|Aufruf)|[Ii]ndem [Ss]ie |[Aa]l (?:usar|utilizar|navegar|visitar|continuar)|[Ss]i (?:usa|utiliza|navega|continúa|sigue|visita)/;

/** Nothing is stored, says the text. */
const NO_COOKIES =
  /(?<!\p{L})(?:sets?|uses?|stores?|places?) no (?:\p{L}+ )?cookies?|(?:do(?:es)?n['’]t|do(?:es)? not) (?:set|use|store|place) (?:any )?cookies?|(?:setzt|setzen|verwende[nt]|nutz(?:t|en)|speicher[nt]) (?:wir )?keine(?:rlei)? cookies?|no (?:usa|usamos|utiliza|utilizamos|instala|instalamos|guarda|guardamos|pone|ponemos) (?:ninguna )?cookies?/iu;

/** Measurement runs until a visitor objects. */
const UNLESS =
  /(?<!\p{L})(?:unless|until) you (?:\p{L}+ ){0,3}(?:off|out|object|refuse|decline|say no|disable)(?!\p{L})|(?:solange|außer|es sei denn,?|bis) (?:sie )?(?:\p{L}+ ){0,4}(?:widersprech|abschalt|ausschalt|ablehn|deaktivier)\p{L}*|(?:salvo que|a menos que|hasta que|mientras no) (?:\p{L}+ ){0,3}(?:opon|desactiv|rechac|rechaz)\p{L}*/iu;

/** What is said to run. */
const MEASURES =
  /cookie|measur|analytics|tracking|count|messung|statistik|zähl|erfass|medici|estad[ií]stica|analítica|rastre/i;

/** Tools of others that the site does not load unless it is configured. */
const TOOL = /google (?:analytics|ads|tag manager)|(?:facebook|meta)[- ]pixel/iu;

/** Says that there is none, or what would be if there were one. */
const NONE =
  /(?<!\p{L})(?:no|not|never|without|nor|if|neither|instead|nicht|kein\p{L}*|nie|ohne|falls|weder|nunca|sin|ni|tampoco|si)(?!\p{L})|n['’]t\b/iu;

/** A sentence, whose abbreviations do not end it: „keine Werkzeuge (z. B. Google Analytics)“. */
const SENTENCE = /(?:[^.!?;]|(?<=(?<!\p{L})(?:\p{L}|ca|bzw|etc|usw|evtl|ggf|ej|incl|inkl))\.)+/gu;

/** A sentence of a privacy page that names a tool which the site does not load. */
export function absentTool(text: string): FalseNotice | undefined {
  for (const { 0: sentence, index } of matchesIn(text, SENTENCE)) {
    const tool = TOOL.exec(sentence);
    if (!tool || NONE.test(sentence)) continue;
    const start = index + tool.index;
    return {
      span: [start, start + tool[0].length],
      message: `The site does not load ${tool[0]}: analytics.conversionId is not set.`,
      hint: 'Remove the sentence, or set analytics.conversionId.',
    };
  }
  return undefined;
}

/**
 * False if no text of a file can be about cookies, measurement, or what a visit agrees to; landings say nothing of the latter.
 */
export function mayBeNotice(
  { copy, kind }: Pick<CopyFile, 'copy' | 'kind'>,
  { analytics }: SiteConfig,
): boolean {
  return (
    copy.includes('ookie') ||
    (kind !== 'landing' && (VISITS.test(copy) || mayTakeForGranted(copy))) ||
    (analytics?.consent === 'required' && MEASURES.test(copy))
  );
}

/** Says that nobody has agreed. */
const DENIES =
  /(?<!\p{L})(?:not?|never|nothing|nicht|kein\p{L}*|nie|nunca|tampoco|nada)(?!\p{L})|n['’]t\b/iu;

function spanOf(found: RegExpExecArray): Span {
  return [found.index, found.index + found[0].length];
}

/** The part of a text that takes a visit for an agreement to cookies, or to what is done with data. */
function impliedConsent(text: string): FalseNotice | undefined {
  const measures = MEASURES.test(text);
  const granted = takenForGranted(text);
  if (!measures && !granted && !VISITS.test(text)) return undefined;
  const yes = READING_ON.exec(text);
  const isYes = yes !== null && !DENIES.test(yes[0]) && !yes[0].includes('ookie');
  const agreed = granted ?? (isYes ? yes : undefined);
  if (agreed)
    return {
      span: spanOf(agreed),
      message: 'Whoever goes on reading has agreed to nothing: consent is an act of its own.',
      hint: 'Say what is stored and why; where consent is needed, analytics.consent: required asks for it.',
    };
  const implied = IMPLIED.exec(text);
  if (!implied) return undefined;
  const [said = ''] = text.slice(implied.index).split(/[.!?;]/);
  if (!said.includes('ookie') && OF_DATA.test(said))
    return {
      span: spanOf(implied),
      message: 'Using a website is no consent to what is done with the data of its visitors.',
      hint: 'Say what is done with which data, and why the law allows it.',
    };
  // What a contract says is no matter of cookies, whatever else the page says of them.
  const isOfTerms = TO_TERMS.test(said) && !MEASURES.test(said);
  return measures && !isOfTerms
    ? {
        span: spanOf(implied),
        message: 'Staying on a page is no consent to cookies.',
        hint: 'Say what is stored and why; where consent is needed, analytics.consent: required asks for it.',
      }
    : undefined;
}

/**
 * Texts of code that take a visit for an agreement. What else does not hold on this site is not told there: which of two texts is
 * shown, the code may decide by the configuration.
 */
export function* impliedInCode({ texts }: Pick<CopyFile, 'texts'>): Generator<RuleFinding> {
  for (const { path, text } of texts) {
    const notice = impliedConsent(text);
    if (notice) yield { path, ...notice };
  }
}

/** What a text says about cookies or measurement and does not hold on this site. */
export function falseNotice(text: string, { analytics }: SiteConfig): FalseNotice | undefined {
  const implied = impliedConsent(text);
  if (implied || !MEASURES.test(text)) return implied;
  const none = analytics?.conversionId ? NO_COOKIES.exec(text) : null;
  if (none)
    return {
      span: spanOf(none),
      message: 'With analytics.conversionId, the tag of Google sets cookies once it may load.',
      hint: 'Say which cookies it sets, or remove analytics.conversionId.',
    };
  const unless = analytics?.consent === 'required' ? UNLESS.exec(text) : null;
  if (!unless) return undefined;
  return {
    span: spanOf(unless),
    message: 'With analytics.consent: required, nothing is counted before the visitor agrees.',
    hint: 'Say that visitors are asked first, or set analytics.consent to opt-out.',
  };
}
