/** Last words of keys for the end of a time, with those for its beginning. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  closes: ['opens'],
  close: ['open'],
  closing: ['opening'],
  until: ['from'],
  to: ['from'],
  end: ['start', 'begin'],
  ends: ['starts', 'begins'],
  bis: ['von', 'ab'],
  ende: ['anfang', 'beginn', 'start'],
  schliesst: ['oeffnet'],
  hasta: ['desde'],
  cierra: ['abre'],
  cierre: ['apertura'],
  fin: ['inicio'],
};

/** What lasts from closing until opening, or is of those hours: nights, what is closed, and help outside them. */
const OUTSIDE =
  /(?<!\p{L})(?:closed|shut|overnight|nights?|night-?time|dark|outside|after[- ]hours|out[- ]of[- ]hours|emergenc\p{L}*|urgent\p{L}*|except|empty|nobody|no one|not|no|never|surcharges?|extra|quiet|asleep|sleep|alarm|voicemail|machine|unattended|locked|geschlossen|leer|niemand|nicht|kein\p{L}*|zu|nachts?|nacht\p{L}*|über nacht|außerhalb|notfall\p{L}*|notdienst|bereitschaft\p{L}*|ruhezeit\p{L}*|nachtruhe|zuschlag|schl[aä]f\p{L}*|anrufbeantworter|cerrad\p{L}*|vac[ií]\p{L}*|nadie|nunca|noches?|nocturn\p{L}*|madrugada|fuera|urgencias?|emergencias?|guardia|recargo|silencio|descanso|d(?:or|ue?r)m\p{L}*|contestador\p{L}*)(?!\p{L})/iu;

/** Says that a business is open or works then. */
const INSIDE =
  /(?<!\p{L})(?:open\p{L}*|hours?|daily|every ?day|days?|week(?:days?|s)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|visit\p{L}*|appointments?|reach|call|answer\p{L}*|available|office|walk in|come by|geöffnet|offen|öffnungszeit\p{L}*|täglich|tage?|werktag\p{L}*|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|erreich\p{L}*|sprechzeit\p{L}*|termine?|abiert\p{L}*|abrimos|abre|horario|diari\p{L}*|cada día|todos los días|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|atend\p{L}*|citas?|visitas?)(?!\p{L})/iu;

/** The last word of a name, and what stands before it. */
const PARTS = /^(.*?)([^.A-Z]+|[A-Z][^.A-Z]*)$/;

/** True for the names of the end and the beginning of one time, in this order. */
export function areSwappedEnds(first: string, second: string): boolean {
  const [, of = '', end = ''] = PARTS.exec(first) ?? [];
  const [, ofOther = '', beginning = ''] = PARTS.exec(second) ?? [];
  if (of !== ofOther || of === '') return false;
  return BEGINNINGS[end.toLowerCase()]?.includes(beginning.toLowerCase()) === true;
}

/** True of words around a time that say that something is open then, and nothing of nights. */
export function isWhileOpen(around: string): boolean {
  return INSIDE.test(around) && !OUTSIDE.test(around);
}
