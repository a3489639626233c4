/** When somebody is met, and for what: "an appointment for a quote", „Termin für ein Angebot“, «cita para presupuesto». */
const OCCASION =
  /(?<!\p{L})(?<occasion>appointments?|visits?|calls?|meetings?|slots?|\p{L}*termine?n?|\p{L}*besuche?n?|anrufe?n?|rückrufe?n?|gespräche?n?|citas?|visitas?|llamadas?|reuni(?:ón|ones))\s(?:for|about|für|zu[mr]?|wegen|para|por)\s(?:(?:an?|the|your|free|firm|ein(?:e[rnms]?)?|d(?:as|en|ie|er)|ihr\p{L}*|dein\p{L}*|el|la|un|una|tu|su)\s)*\p{L}+/giu;

/** A text without what its appointments are for: how soon one is has nothing to do with how soon a quote is sent. */
export function withoutPurposes(text: string): string {
  return text.replace(OCCASION, '$<occasion>');
}
