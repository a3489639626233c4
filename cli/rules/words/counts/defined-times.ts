/** What is said to be so long, as the whole subject: a day, a half of it, a part of it, or a number of days. */
const SUBJECT = [
  '(?<half>half[\\s-]days?|half a day|halbe[rn]? tage?|medio día|media jornada|medios días)',
  '(?<day>(?:(?:full|whole|working) )?days?|(?:ganzer? |voller? )?tage?|arbeitstag|día(?: entero| completo)?|jornada(?: entera| completa)?)',
  '(?<part>mornings?|afternoons?|evenings?|vormittage?|nachmittage?|abende?|mañanas?|tardes?)',
  '(?<week>(?:(?:full|whole|working) )?weeks?|(?:ganze )?(?:arbeits)?woche|semana(?: entera| completa)?)',
  '(?<month>months?|monate?|mes)',
].join('|');

const IS =
  '(?:is|are|means?|equals?|lasts?|has|counts? as|comes? to|ist|sind|bedeutet|heißt|hat|dauert|umfasst|es|son|equivale a|significa|tiene|dura|supone)';

/** Directly before the number of a definition, at the beginning of a clause. */
const DEFINES = new RegExp(
  `(?:^|[.!?:;,(–—]\\s*|(?<!\\p{L})(?:and|und|y)\\s)(?:(?:an?|the|one|each|ein|eine|der|die|un|una|el|la)\\s)?(?:${SUBJECT})\\s(?:(?:here|with us|for us|bei uns|für uns|aquí)\\s)?${IS}\\s(?:(?:about|up to|always|just|etwa|immer|unas|siempre)\\s)?$`,
  'iu',
);

/** Words of a fact's name by which it says how long something defined is. */
const NAMES: Readonly<Record<string, RegExp>> = {
  half: /half|day|halb|tag(?!e?n?$)|medi[oa]|d[ií]a|jornada/i,
  day: /day|full|tag(?!e?n?$)|ganz|d[ií]a|jornada/i,
  part: /half|day|halb|tag(?!e?n?$)|medi[oa]|d[ií]a|jornada|morning|afternoon|evening|abend|mañana|manana|tarde/i,
  week: /week|woche|semana/i,
  month: /month|monat|mes/i,
};

/** Before the name of what is defined. */
const SIGN = '=';

/**
 * What a text defines by the number that follows, as a frame of a count: “A half-day is”, „Ein halber Tag sind“, «Medio día son».
 * Empty elsewhere.
 */
export function definedBefore(before: string): string {
  const found = Object.entries(DEFINES.exec(before)?.groups ?? {});
  const [[name] = ['']] = found.filter(([, said]) => said !== undefined);
  return name === '' ? '' : SIGN + name;
}

/** True for the number of such a definition that is not of what a fact is named after: how long a day is says nothing of a lesson. */
export function isOtherDefinition(frame: string, fact: string): boolean {
  if (!frame.startsWith(SIGN)) return false;
  return NAMES[frame.slice(SIGN.length)]?.test(fact) !== true;
}
