import { type SaidPeriods, saying } from './said-periods.ts';

/** What consumers withdraw from. Without it, or the words that no reason is needed, a table or an office may be meant. */
const CONTRACT =
  '(?:vom (?:\\p{L}+ )?(?:kauf|\\p{L}*vertrag|abo)|von (?:\\p{L}+ ){0,4}?(?:\\p{L}*vertrag|kauf|\\p{L}*bestellung|\\p{L}*verträgen))';
const UNREASONED = 'ohne (?:angabe|nennung|begründung|grund)(?: (?:von|eines) \\p{L}+)?';
const WITHIN = '(?:binnen|innerhalb(?: von)?|in(?: den ersten)?)';
const BACK = 'zurück(?:zu)?treten';

/**
 * How Austrian texts give the period for withdrawing, which is `Rücktritt` there (§ 11 FAGG). Other rights to withdraw have
 * periods of their own, such as a week after hopes for a grant have failed (§ 3a KSchG) or for buying a home (§ 30a KSchG).
 */
export const AUSTRIAN_PERIODS: readonly SaidPeriods[] = [
  {
    right: 'withdrawal',
    sign: /ücktritt|urück(?:zu)?treten|reten /,
    asked: /wie lange?.*(?:zurücktreten|rücktritt)|rücktritts(?:frist|recht)/i,
    said: saying(
      'de',
      'rücktritts(?:frist|recht)(?: \\p{L}+){0,3} (?:von|beträgt|ist|gilt|besteht|dauert|läuft|umfasst|endet nach|erlischt nach|innerhalb von|binnen)(?: \\p{L}+){0,2} N',
      'rücktritts(?:frist|recht): N',
      'nach (?:ablauf von )?N (?:erlischt|endet|entfällt)..rücktrittsrecht',
      'N(?: lang)?[ -](?:rücktrittsrecht|rücktrittsfrist|recht auf rücktritt)',
      `(?:haben|hast|bleiben) (?:sie |du |ihnen |dir )?N (?:lang )?(?:zeit|recht)..(?:zurückzutreten|rücktritt)`,
      `${WITHIN} N..(?:${CONTRACT}|${UNREASONED})..${BACK}`,
      `(?:${CONTRACT}|${UNREASONED})..${WITHIN} N..${BACK}`,
      `(?:rücktritt|${BACK})..(?:${CONTRACT}|${UNREASONED})..${WITHIN} N`,
      `rücktritt..${WITHIN} N ${UNREASONED}`,
      `treten sie..${WITHIN} N..(?:${CONTRACT}|${UNREASONED})..zurück`,
    ),
    unless:
      /(?<!\p{L})(?:storn\p{L}*|nachfrist\p{L}*|verzug\p{L}*|fristsetzung|nicht (?:binnen|innerhalb|rechtzeitig|geliefert|bezahlt)|wenn (?:wir|das|die|der|eine?)|falls (?:wir|das|die|der|eine?)|(?:können|dürfen|treten|liefern|behalten) wir|wir (?:\p{L}+ ){0,4}zurücktreten|zahlen sie|(?:rück|zurück)?erstatt\p{L}*|zurück(?:zahl|send|schick|geb)\p{L}*|rücksend\p{L}*|überweis\p{L}*|nach (?:dem|ihrem) rücktritt|vor (?:dem|der|beginn|\p{L}*beginn|\p{L}*termin|abreise|anreise)|vorher|reisen?|immobilie\p{L}*|wohnung\p{L}*|liegenschaft\p{L}*|grundstück\p{L}*|\p{L}*makler\p{L}*|\p{L}*versicherung\p{L}*|umstände\p{L}*|förderung\p{L}*|3a|30a|widerruf\p{L}*|vierzehn|14|zwei wochen|30)(?!\p{L}|\d)/iu,
  },
];
