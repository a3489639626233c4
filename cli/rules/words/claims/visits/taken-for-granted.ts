/** How a language takes for granted that a visitor agrees who has only gone on browsing. */
interface Granting {
  /** What every such text has, in any case. */
  sign: RegExp;
  said: RegExp;
  /** Terms of a contract, whose acceptance is no matter of data. */
  ofTerms: RegExp;
}

const EN_ON =
  '(?:(?:brows(?:e|ing)|read(?:ing)?|scroll(?:ing)?|surf(?:ing)?)(?: on| further)?|(?:us(?:e|ing)|visit(?:ing)?|look(?:ing)? (?:around|at)|on|with) (?:(?:this|our|the) )?(?:web ?site|site|pages?))';
const EN_GOING =
  '(?:keep(?:s|ing)?(?: on)?|continu(?:e|es|ing)|carr(?:y|ies|ying) on|go(?:es|ing)? on|stay(?:s|ing)?)(?: to)?';
const EN_FINE =
  "(?:agrees?(?! to meet)|accepts?|consents?|(?:are|is|[’']re) (?:ok|okay|fine|happy|in agreement)|(?:do not|don[’']t) (?:mind|object)|(?:have|has) (?:agreed|accepted|consented)|said yes)(?!\\p{L})";
const EN_ASSUME =
  "we(?:[’']ll| will| shall| may| can)?(?: then| simply| therefore)? (?:assume|presume|suppose|conclude|infer|understand|take it(?: for granted| as read)?|take that)(?: that)? (?:you|they|he or she|the visitor)(?: also)? ";

const ES_ON =
  '(?:navegando|leyendo|bajando|mirando|en (?:la|esta|nuestra) (?:página|web)|en (?:el|este|nuestro) sitio|usando (?:la|esta|nuestra|el|este|nuestro) (?:página|web|sitio))';
const ES_GOING =
  '(?:(?:si|cuando|quien(?:es)?)(?: usted)?(?: nos)? (?:sig[au]e?[ns]?|sigan|sigas|contin[uú]a[ns]?|contin[uú]e[ns]?|permanece[ns]?)|al (?:seguir|continuar|permanecer))';
const ES_ASSUME =
  '(?:damos por (?:hecho|sentado|supuesto)|se da por (?:hecho|sentado)|entendemos|se entiende|entenderemos|se entenderá|consideramos|se considera|consideraremos|asumimos|suponemos|se supone|interpretamos)(?: entonces)? que (?:usted |también |nos )?(?:lo |la )?';
const ES_FINE =
  '(?:acepta[ns]?|ha[ns]? aceptado|consiente[ns]?|está[ns]? (?:de acuerdo|conforme[s]?)|está bien|autoriza[ns]?|da[ns]? su (?:consentimiento|permiso)|das tu (?:consentimiento|permiso)|no (?:le|te) (?:molesta|importa)|dice[ns]? que sí)(?!\\p{L})';

const DE_ON =
  '(?:weiter ?(?:surfen|surfst|lesen|liest|scrollen|scrollst|blättern|blätterst|stöbern|stöberst|nutzen|nutzt|surft|scrollt|blättert|stöbert)|auf (?:dieser|unserer|der) (?:seite|website|webseite|homepage) (?:bleiben|bleibst|bleibt|weiter ?surfen|weiter ?surfst))';
const DE_ASSUME =
  '(?:gehen wir (?:einfach |dann )?davon aus|nehmen wir (?:einfach |dann )?an|setzen wir (?:einfach |dann )?voraus|werten wir (?:das|dies) so|unterstellen wir)';
const DE_FINE =
  '(?:einverstanden|zustimm(?:en|st|t)|zugestimmt|einwillig(?:en|st|t)|eingewilligt|akzeptier(?:en|st|t)|nichts dagegen)(?!\\p{L})';

const LANGUAGES: readonly Granting[] = [
  {
    sign: /[Ww]e(?:[’']ll| will| shall| may| can)? (?:then |simply |therefore )?(?:assume|presume|suppose|conclude|infer|understand|take (?:it|that))/,
    said: new RegExp(
      `(?<!\\p{L})${EN_GOING} ${EN_ON}(?!\\p{L})[^.!?;]{0,40}?(?<!\\p{L})${EN_ASSUME}${EN_FINE}|(?<!\\p{L})${EN_ASSUME}${EN_FINE}[^.!?;]{0,30}? (?:if|when|once|by) (?:you )?${EN_GOING} ${EN_ON}(?!\\p{L})`,
      'iu',
    ),
    ofTerms: /(?<!\p{L})(?:terms|conditions|rules|disclaimer)(?!\p{L})/iu,
  },
  {
    sign: /navegando|leyendo|bajando|mirando|(?:[Ss]ig|[Ss]egui|[Cc]ontin|[Pp]ermanec)[a-zúé]* (?:en|usando) /,
    said: new RegExp(
      `(?<!\\p{L})${ES_GOING} ${ES_ON}(?!\\p{L})[^.!?;]{0,40}?(?<!\\p{L})(?:${ES_ASSUME}${ES_FINE}|(?:usted |nos |lo )*(?:acepta[ns]?|autoriza[ns]?)(?=\\s*(?:[.!;]|$)))|(?<!\\p{L})${ES_ASSUME}${ES_FINE}[^.!?;]{0,30}? ${ES_GOING} ${ES_ON}(?!\\p{L})`,
      'iu',
    ),
    ofTerms: /(?<!\p{L})(?:condiciones|términos|normas|reglas|aviso legal)(?!\p{L})/iu,
  },
  {
    sign: /davon aus|[Nn]ehmen wir|[Ss]etzen wir|[Ww]erten wir|[Uu]nterstellen wir/,
    said: new RegExp(
      `(?<!\\p{L})${DE_ON},? ${DE_ASSUME},? [^.!?;]{0,60}?(?<!\\p{L})${DE_FINE}|(?<!\\p{L})wir gehen davon aus,? [^.!?;]{0,60}?(?<!\\p{L})${DE_FINE}[^.!?;]{0,20}?,? wenn [^.!?;]{0,20}?${DE_ON}(?!\\p{L})`,
      'iu',
    ),
    ofTerms: /(?:bedingungen|ordnung|regeln|AGB)(?!\p{L})/iu,
  },
];

/** True if a copy may take for granted that whoever browses on agrees. */
export function mayTakeForGranted(copy: string): boolean {
  return LANGUAGES.some(({ sign, said }) => sign.test(copy) && said.test(copy));
}

/** Where a text takes for granted that whoever browses on agrees: "Carry on browsing and we take it that you are fine with it." */
export function takenForGranted(text: string): RegExpExecArray | undefined {
  for (const { sign, said, ofTerms } of LANGUAGES) {
    const found = sign.test(text) ? said.exec(text) : null;
    if (!found) continue;
    const [rest = ''] = /^[^.!?;]*/.exec(text.slice(found.index + found[0].length)) ?? [];
    if (!ofTerms.test(found[0] + rest)) return found;
  }
  return undefined;
}
