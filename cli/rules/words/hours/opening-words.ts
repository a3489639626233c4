/** Indicates that the times after it are opening hours. */
export const OPEN =
  /(?:(?<!(?:doors?|house|exhibition|market) )\bopen(?:s|ing|ed)?(?!\p{L}| (?:house|meetings?|mic|evening|sessions?|rehearsals?|studios?|gardens?|water|swim|forum|air)(?!\p{L}))|(?:opening|office|business|store|shop) hours|(?<!(?<!\p{L})(?:his|her|their|its|whose|the) |[’']s? )(?:regular|usual|normal|standard|daytime) hours(?! (?:of|for|at|in|when))|\bhours:|abiert\p{L}+|abrimos|atendemos|horario|geöffnet|öffnungszeiten|sprechzeiten)[^.!?\d]{0,40}$/iu;

/** Directly before such words: it is not open then. */
export const OUTSIDE =
  /(?<!\p{L})(?:outside(?: of)?|out of|after|beyond|before|except|not|außerhalb|vor|nach|fuera de|antes de|después de)\s(?:\p{L}+\s){0,2}$/iu;

/**
 * Directly before such words: a door that somebody leaves so, or a window, and no shop: “the back door stands open from six to ten”.
 * Of its own doors, a business says “our”.
 */
export const AJAR =
  /(?<!\p{L})(?<!(?:our|unsere|nuestra) (?:\p{L}+ )?)(?:door (?:that |which )?(?:(?:stand|stay|remain)(?:s|ed)|stood|(?:is|was) (?:left|kept|propped|wedged)|left|kept|propped|wedged)|(?:windows?|skylights?|lids?|hatch(?:es)?) (?:\p{L}+ ){1,2}|\p{L}*(?:tür|tor|fenster|luke) (?:steht|stehen|bleibt|bleiben)|\p{L}*fenster (?:ist|sind)|(?:ist|sind|steht|stehen|bleibt|bleiben) (?:das|die|ein) \p{L}*fenster(?: \p{Ll}+)?|(?:puerta (?:trasera|de (?:atrás|la cocina|servicio)|del (?:garaje|patio|sótano))|ventanas?) (?:está|están|queda|quedan|se quedan?|sigue|permanecen?))\s*$/iu;

/** Directly before two times of day: the business is there between them. */
export const HERE =
  /(?<!\p{L})(?:we(?: are|['’]re) (?:out |right |all )?(?:here|in)(?: for you)?(?: daily| every day| all week)?,?(?: from| between)?|estamos(?: todos los días)?(?: aquí)? de|wir sind(?: für sie)?(?: täglich)? (?:von|zwischen))\s+(?:las? )?$/iu;

/** A day of the week on which the business is there between the two times that follow, in German word order. */
export const HERE_ON_DAY =
  /(?<!\p{L})(?:mon|diens|donners|frei|sams|sonn)tags?(?!\p{L})[^.!?;\d]{0,20}(?:sind|haben) wir(?: für sie| für euch)?(?: jeweils)? (?:von|zwischen)\s+$|(?<!\p{L})mittwochs?(?!\p{L})[^.!?;\d]{0,20}(?:sind|haben) wir(?: für sie| für euch)?(?: jeweils)? (?:von|zwischen)\s+$/iu;

/** The end of such a sentence. */
export const THERE =
  /^\s*(?:uhr\s*)?(?:für sie |für euch )?(?:da|hier|geöffnet|offen|erreichbar)(?!\p{L})/iu;

/** Directly before a time: until then the business itself is open, day by day, or from the time on to which a fact refers. */
export const OPEN_UNTIL =
  /(?<!\p{L})(?:we(?: are|['’]re) (?:open|here|in|there)(?: for you)?(?: daily| every (?:day|weekday|evening)| all week)? (?:until|till?)|open (?:daily |every day )?(?:until|till?)|we close (?:daily |every day )?at|(?:open|here)(?: \p{L}+){0,4},? (?:and )?closing at|(?:we )?(?:shut|lock up) (?:daily |every day )?at|abrimos (?:todos los días )?hasta|(?:estamos )?abiert[oa]s (?:todos los días )?hasta|cerramos a|atendemos hasta|wir (?:haben|sind)(?: für sie)?(?: täglich)? bis(?: um)?|wir schließen(?: täglich)? um|(?:unser )?ladenschluss(?: ist)? um|feierabend(?: ist)?(?: bei uns)? um|cerrando a|nuestro cierre es a|(?:la (?:tienda|clínica|oficina|consulta|panadería)|el (?:local|taller|obrador|despacho|horno)) (?:cierra a|está abiert[oa] hasta)|en (?:la )?tienda hasta|(?:the|our) (?:shop|store|office|clinic|bakery|studio|workshop|practice|salon|nursery|preschool|school|daycare|showroom|farm shop|yard|garage) (?:closes at|is open (?:until|till?))|our (?:house|center|centre|place|doors?|gates?|kitchen) closes? at|(?:der (?:laden|salon|hof)|das (?:geschäft|büro|studio|atelier)|die (?:werkstatt|praxis|kanzlei|kita|schule|rezeption)|unser (?:haus|hof|laden|geschäft|studio)) (?:schließt um|hat bis|ist bis)|(?:open|geöffnet|abiert[oa]s?)(?: daily| every day| täglich| todos los días)?,?(?: from| von| de| desde)? \u2060+(?: uhr)? (?:to|a|bis)|(?:(?:we(?: are|['’]re) (?:out )?(?:here|open|in) from|(?:estamos|abrimos|atendemos)(?: aquí)? (?:de|desde)(?: las?)?|wir (?:sind|haben) (?:hier )?(?:von|ab)) \u2060+[^.!?;\n]{0,60}(?<!\p{L})(?:until|till?|hasta|bis)))\s+(?:las? )?$/iu;

/** Says that the hours are not the usual ones: those of a day, a season or something else than the business. */
export const UNUSUAL =
  /\d{4}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|holiday|christmas|easter|thanksgiving|new year|eve\b|during|season|summer|winter|fair\b|today|tonight|lunes|martes|miércoles|jueves|viernes|sábado|domingo|festiv|navidad|nochebuena|durante|temporada|verano|invierno|feria|hoy\b|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|wochenende|feiertag|weihnacht|silvester|während|saison|sommer|messe|heute/i;

/** Days of the year before times in their sentence, on which the hours are others. */
export const ON_HOLIDAY =
  /(?<!\p{L})(?:christmas|easter|good friday|thanksgiving|new year|boxing day|st\.? \p{L}+['’]s day|whit (?:sunday|monday)|(?:memorial|labou?r|independence|presidents['’]?|veterans|columbus|canada|australia|anzac) day|juneteenth|fourth of july|holidays?|navidad|nochebuena|nochevieja|año nuevo|reyes|festivos?|semana santa|(?:jueves|viernes) santo|corpus christi|carnaval|silvester|heilig(?:en )?abend|neujahr|berchtoldstag|dreikönig\p{L}*|ostern|oster\p{L}+|karfreitag|himmelfahrt|pfingst\p{L}+|fronleichnam|allerheiligen|st[ea][fp]h?anstag|bundesfeier\p{L}*|\p{L}*feiertag\p{L}*|rosenmontag|fas(?:t?nacht|ching)\p{L}*|weihnacht\p{L}*)(?!\p{L})[^.!?;\n]*$/iu;

/** Directly before two times of day: the days of a working week. */
export const WEEK =
  /(?<!\p{L})(?:mon|montags?|lunes|mo|lun)(?:day)?s?\.?\s?(?:to|till|through|thru|-|–|bis|a)\s?(?:fri|sat|sun|freitags?|samstags?|sonntags?|viernes|sábados?|domingos?|fr|sa|so)(?:day|urday)?s?\.?[,:]?\s*(?:from |von |de )?$/iu;
