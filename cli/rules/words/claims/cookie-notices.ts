import type { SiteConfig } from '../../../../schemas/config/site-config.ts';
import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** A sentence about cookies or measurement that does not hold. */
interface FalseNotice {
  span: Span;
  message: string;
  hint: string;
}

/** Staying on a page is taken for an agreement. */
const IMPLIED =
  /(?<!\p{L})(?:by|if you) (?:continu|us|stay|brows|visit|keep)\p{L}*(?!\p{L})[^.!?;]{0,60}(?:agree|accept|consent)\p{L}*|(?:wenn sie|indem sie|durch) [^.!?;]{0,30}(?:weitersurf|weiter ?nutz|nutz|bleib|besuch|surf)\p{L}*[^.!?;]{0,60}(?:stimmen|akzeptier|einverstanden)\p{L}*|(?:mit|durch) (?:der|die|dem|den|das|ihrer|ihre|ihrem|ihren) (?:\p{L}+ )?(?:nutzung|benutzung|besuch|aufruf|weitersurfen|surfen|verbleib)(?!\p{L})[^.!?;]{0,120}(?:stimmen|stimmst|willigen|akzeptier|einverstanden)\p{L}*|(?:al|si) (?:usa|utiliza|navega|contin[uú]a|sigue|visita|permanece)\p{L}*[^.!?;]{0,60}(?:acepta|consiente|est(?:á|ás) de acuerdo)\p{L}*|(?:your (?:continued )?(?:use|visit)|continued (?:use|browsing)|further (?:use|browsing))(?!\p{L})[^.!?;]{0,60}(?:means|implies|constitutes|counts as|is taken)[^.!?;]{0,40}(?:agree|accept|consent)\p{L}*|(?:su |el )?(?:uso|visita|navegación)(?: \p{L}+){0,4} (?:implica|supone|equivale)[^.!?;]{0,40}(?:acepta|consentimiento)\p{L}*/iu;

/** What a visit is taken to agree to: what is done with data, rather than terms of use. */
const OF_DATA =
  /(?:web ?sites?|(?<!\p{L})sites?|our pages?|webseite|website|internetseite|unserer seite|sitio|página)(?!\p{L})[^.!?;]*(?:\bdata(?!\p{L})|privacy|\p{L}*daten(?!\p{L})|datenschutz\p{L}*|(?<!\p{L})datos(?!\p{L})|privacidad)/iu;

/** A cheap test for a visit that is taken for an agreement. */
const VISITS =
  /[Bb]y (?:us|continu|visit|brows)ing |[Ii]f you (?:use|continue|keep|browse|stay)|[Cc]ontinued (?:use|brows)|[Ff]urther (?:use|brows)|[Yy]our (?:use|visit) |(?:[Mm]it|[Dd]urch) de[rmn] (?:Nutzung|Benutzung|Besuch|Aufruf)|[Ii]ndem [Ss]ie |[Aa]l (?:usar|utilizar|navegar|visitar|continuar)|[Ss]i (?:usa|utiliza|navega|continúa|sigue|visita)/;

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

/** A sentence of a privacy page that names a tool which the site does not load. */
export function absentTool(text: string): FalseNotice | undefined {
  for (const { 0: sentence, index } of matchesIn(text, /[^.!?;]+/g)) {
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
    (kind !== 'landing' && VISITS.test(copy)) ||
    (analytics?.consent === 'required' && MEASURES.test(copy))
  );
}

/** What a text says about cookies or measurement and does not hold on this site. */
export function falseNotice(text: string, { analytics }: SiteConfig): FalseNotice | undefined {
  const measures = MEASURES.test(text);
  if (!measures && !VISITS.test(text)) return undefined;
  const implied = IMPLIED.exec(text);
  const said = implied ? text.slice(implied.index).split(/[.!?;]/)[0] : '';
  if (implied && !said?.includes('ookie') && OF_DATA.test(said ?? ''))
    return {
      span: [implied.index, implied.index + implied[0].length],
      message: 'Using a website is no consent to what is done with the data of its visitors.',
      hint: 'Say what is done with which data, and why the law allows it.',
    };
  if (!measures) return undefined;
  if (implied)
    return {
      span: [implied.index, implied.index + implied[0].length],
      message: 'Staying on a page is no consent to cookies.',
      hint: 'Say what is stored and why; where consent is needed, analytics.consent: required asks for it.',
    };
  const none = analytics?.conversionId ? NO_COOKIES.exec(text) : null;
  if (none)
    return {
      span: [none.index, none.index + none[0].length],
      message: 'With analytics.conversionId, the tag of Google sets cookies once it may load.',
      hint: 'Say which cookies it sets, or remove analytics.conversionId.',
    };
  const unless = analytics?.consent === 'required' ? UNLESS.exec(text) : null;
  if (!unless) return undefined;
  return {
    span: [unless.index, unless.index + unless[0].length],
    message: 'With analytics.consent: required, nothing is counted before the visitor agrees.',
    hint: 'Say that visitors are asked first, or set analytics.consent to opt-out.',
  };
}
