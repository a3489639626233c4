import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { withoutQuotations } from '../quotations.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../text-kinds.ts';

/** How a language says that data of visitors goes to others for their advertising. */
interface PassingOn {
  sign: RegExp;
  said: RegExp;
  /** Denies it, or says that somebody has agreed. */
  unless: RegExp;
}

const EN_DATA =
  "(?:(?:the |your |all |all your |visitors[’'] |customers[’'] |members[’'] )?(?:personal )?(?:(?:data|details|names?|e-?mail(?: address(?:es)?)?|addresses|phone numbers?|contact (?:data|details)|information)(?:,| and| or)? ?){1,4})";
const EN_OTHERS =
  '(?:[\\p{L}-]+ ){0,3}?(?:partners?|third part(?:y|ies)|shops|stores|companies|businesses|firms|sponsors|advertisers|brands|suppliers|others)';
const EN_PURPOSE =
  '(?:so (?:that )?they (?:can|may) (?:send|offer|write|call|contact|e-?mail|advertise)|(?:who|which|that) (?:then )?(?:send|offer|write to|call|contact|e-?mail) you|for (?:\\p{L}+ )?(?:marketing|advertising|promotional)|to (?:advertise|market))';

const DE_DATA =
  '(?:(?:die |ihre |deine |alle )?(?:(?:\\p{L}*daten|namen?|[\\p{L}-]*adressen?|telefonnummern?|angaben)(?:,| und| oder)? ?){1,3})';
const DE_OTHERS =
  '(?:\\p{L}+ ){0,3}?(?:\\p{L}*partner\\p{L}*|dritte|geschäfte|händler|läden|firmen|unternehmen|sponsoren|werbetreibende)';
const DE_PURPOSE =
  '(?:damit (?:sie|diese|die) (?:ihnen|dir|sie|dich) [^.!?;\\n]{0,30}?(?:schick|send|anbiet|schreib|anruf|bewerb)\\p{L}*|(?:zu|für) (?:\\p{L}+ )?(?:werbezwecken?|marketingzwecken?|werbung|marketing))';

const ES_DATA =
  '(?:(?:los |sus |tus |el |su |tu )?(?:(?:datos(?: personales)?|nombres?|correos?(?: electrónicos?)?|direcciones|teléfonos?)(?:,| y| o)? ?(?:el |su |tu |los )?){1,3})';
const ES_OTHERS =
  '(?:[\\p{L}-]+ ){0,2}?(?:socios|terceros|empresas|tiendas|comercios|marcas|patrocinadores|colaboradores|anunciantes)(?: [\\p{L}-]+){0,3}?';
const ES_PURPOSE =
  '(?:para que (?:le|te|les|os) (?:env[ií]\\p{L}+|mand\\p{L}+|ofrezc\\p{L}+|escrib\\p{L}+|llam\\p{L}+)|(?:con|para) (?:fines )?(?:de )?(?:publicidad|publicitarios|marketing|comerciales)|que (?:le|te) (?:enviarán|mandarán|ofrecerán))';

const LANGUAGES: Readonly<Record<string, PassingOn>> = {
  en: {
    sign: /(?:sell|rent|pass|share|give|disclose|send)[^.\n]{0,60}(?:data|details|address|mail|name|number|information)|from (?:our )?partners|(?:data|details)[^.\n]{0,20}(?:for ?ever|indefinitely)/,
    said: new RegExp(
      [
        `(?<!\\p{L})we (?:may |also |will ){0,2}(?:sell|rent out|rent) ${EN_DATA}(?:on )?to ${EN_OTHERS}(?!\\p{L})`,
        `(?<!\\p{L})we (?:may |also |will ){0,2}(?:pass|share|give|disclose|hand|send)(?: on)? ${EN_DATA}(?:on )?(?:to|with) ${EN_OTHERS}(?: [\\p{L}-]+){0,2}?,? ${EN_PURPOSE}(?!\\p{L})`,
        '(?<!\\p{L})(?:we use|used) [^.!?;\\n]{0,50}?to send you (?:advertising|offers|adverts|promotions|marketing) (?:from|of|by) (?:our )?(?:partners|sponsors|others|third parties|other companies)(?!\\p{L})',
        '(?<!\\p{L})we (?:keep|store) (?:all )?your (?:personal )?(?:data|details|information) (?:for ?ever|for good|indefinitely)(?=[.!,]|$)',
      ].join('|'),
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:never|not|nobody|nor|neither|no|without|unless|consent\p{L}*|agree[ds]?|permission|opt|opted|tick\p{L}*|if|only|asked?|choose|chose|anonymi[sz]ed|anonymous|aggregated)(?!\p{L})|n['’]t(?!\p{L})/iu,
  },
  de: {
    sign: /(?:[Ww]ir (?:verkauf|geb|leit|reich|vermiet|teil))en (?:auch )?(?:die |[Ii]hre |[Dd]eine |alle )?[\p{L}-]*(?:[Dd]aten|[Nn]ame|[Aa]dresse|nummer|[Aa]ngaben)/u,
    said: new RegExp(
      [
        `(?<!\\p{L})wir (?:verkaufen|vermieten) (?:auch )?${DE_DATA}an ${DE_OTHERS}(?!\\p{L})`,
        `(?<!\\p{L})wir (?:geben|leiten|reichen) (?:auch )?${DE_DATA}an ${DE_OTHERS}(?: [\\p{L}-]+){0,3}? weiter,? ${DE_PURPOSE}(?!\\p{L})`,
        `(?<!\\p{L})wir (?:geben|leiten|reichen) (?:auch )?${DE_DATA}(?:${DE_PURPOSE} )an ${DE_OTHERS}(?: [\\p{L}-]+){0,3}? weiter(?!\\p{L})`,
        `(?<!\\p{L})wir teilen ${DE_DATA}mit ${DE_OTHERS},? ${DE_PURPOSE}(?!\\p{L})`,
      ].join('|'),
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|weder|ohne|nur|einwillig\p{L}*|eingewilligt|zustimm\p{L}*|zugestimmt|einverstanden|wenn|falls|sofern|wunsch|anonym\p{L}*|auftragsverarbeit\p{L}*)(?!\p{L})/iu,
  },
  es: {
    sign: /(?:[Vv]end|[Cc]ed|[Pp]as|[Cc]ompart|[Dd]|[Ff]acilit|[Aa]lquil|[Cc]omunic)[aei]mos (?:los |sus |tus |el |su |tu )?(?:datos|nombre|correo|direcci|teléfono)/,
    said: new RegExp(
      [
        `(?<!\\p{L})(?:vendemos|alquilamos) ${ES_DATA}a ${ES_OTHERS}(?!\\p{L})`,
        `(?<!\\p{L})(?:cedemos|pasamos|damos|facilitamos|compartimos|comunicamos) ${ES_DATA}(?:a|con) ${ES_OTHERS},? ${ES_PURPOSE}(?!\\p{L})`,
      ].join('|'),
      'iu',
    ),
    unless:
      /(?<!\p{L})(?:no|nunca|nadie|ni|sin|solo|sólo|únicamente|salvo|si|consent\p{L}*|consient\p{L}*|autori[zc]\p{L}*|acept\p{L}*|permiso|anonimizad\p{L}*|anónim\p{L}*)(?!\p{L})/iu,
  },
};

/** Countries whose law asks for a consent to it: Regulation (EU) 2016/679, art. 6, and the UK GDPR. */
const COUNTRIES: readonly string[] = 'DE AT ES GB IE LU BE IT FR NL CH'.split(' ');

/** Places of a file where a business of a country says that it passes data on for advertising, and that nobody was asked. */
export function* passedOnData(
  { copy, language, texts }: CopyFile,
  country: string,
): Generator<{ path: readonly PropertyKey[]; span: Span }> {
  const passing = LANGUAGES[language.slice(0, 2)];
  if (!passing || !COUNTRIES.includes(country) || !passing.sign.test(copy)) return;
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    const text = withoutQuotations(located.text, isBody(located));
    if (!passing.said.test(text)) continue;
    for (const { 0: found, index } of matchesIn(text, new RegExp(passing.said, 'giu'))) {
      const { start, end } = sentenceAt(text, index);
      if (text[end] === '?' || passing.unless.test(text.slice(start, end))) continue;
      yield { path: located.path, span: [index, index + found.length] };
      break;
    }
  }
}
