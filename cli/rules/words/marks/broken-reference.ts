import { CALCULATION, FACT_NAME } from '../../../../renderer/text/fact-calculation.ts';

/** The name of a fact, which addresses look like: fees.travel. */
const PATH = '[a-z][A-Za-z0-9]+(?:\\.[a-z][A-Za-z0-9]*)+';

/** Placeholders of other tools, and references to facts with malformed braces. Some valid references match, too. */
export const BROKEN_REFERENCE = new RegExp(
  [
    // {fees.visit + fees.travel}, which is one; and what is none: {(fees.visit + fees.travel) * 2}
    `\\{${CALCULATION}\\}(?!\\})`,
    `(?<![$#{])\\{(?=[^{}\\n]{0,80}(?:[-+*/=−–×÷%]|[\\p{L}\\d] (?:plus|minus|times|x|mal|más|menos|por) ))[^{}\\n]{0,40}${FACT_NAME}[^{}\\n]{0,80}\\}(?!\\})`,
    // {{fees.travel}}, ${fees.travel}, #{fees.travel}, {% name %}; {#name} in a body is the anchor of a heading
    '[$#]\\{+[^{}\\n]{0,60}\\}*',
    '\\{\\{+[^{}\\n]{0,60}\\}*',
    '\\{%[^{}\\n]{0,60}\\}?',
    // <%= name %>
    '<%[^<>\\n]{0,60}>?',
    // [[name]], which is not the number of a note that is a link: [[1]](#notes)
    '\\[\\[(?!\\d{1,3}\\]\\]\\()[^[\\]\\n]{1,60}\\]{0,2}',
    // %NAME%
    '%[A-Za-z][A-Za-z_]{2,30}%',
    // @@NAME@@
    '@@[\\p{L}_]{2,30}@@',
    // *|NAME|*, <<name>>, [%name%], __NAME__, #NAME#, $NAME$, ((name))
    '\\*\\|[^|*\\n]{1,40}\\|\\*',
    '<<[\\p{L}][^<>\\n]{0,40}>>',
    '\\[%[^\\]\\n]{1,40}\\]?',
    '(?<![\\p{L}\\d_])__[A-ZÄÖÜÑ][A-ZÄÖÜÑ\\d_]{1,30}__(?![\\p{L}\\d_])',
    '(?<![\\p{L}\\d#])(?<mark>#{1,3})[A-Z][A-Z\\d_]{2,30}\\k<mark>',
    '\\$[A-Z][A-Z\\d_]{2,30}\\$',
    '\\(\\(\\s*[\\p{L}_.]{2,30}\\s*\\)\\)',
    // [CITY_NAME], which is no link
    '(?<!\\[)\\[[A-Z][A-Z\\d]*_[A-Z\\d_]{1,30}\\](?!\\()',
    // %s and %1$s of printf
    '(?<![\\p{L}\\d%])%(?:\\d\\$)?[sd](?![\\p{L}\\d])',
    // @fees.travel
    '(?<![\\p{L}\\d.])@[a-z][A-Za-z0-9]+(?:\\.[a-z][A-Za-z0-9]*)+(?![\\p{L}\\d@-])',
    // {travel}, {fees .travel}, {Fees.Travel}, {fees.travel}}
    '\\{\\s*[\\p{L}\\d_-]+(?:\\s*[.,:/_-]\\s*[\\p{L}\\d_-]+)*\\.?\\s*\\}+',
    // {fees.travel without an end, or with another closing bracket
    `\\{\\s*[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+(?:\\s?[-+*/−×÷]\\s?${FACT_NAME})*[)\\]>]?`,
    // {city without an end, and city} without a start
    '\\{\\s?\\p{L}[\\p{L}\\d_-]*(?![^{}\\n]*\\})',
    // The brace is looked for last: looking back from each word takes as long as all the rest.
    '(?<![{\\p{L}\\d_.-])\\p{L}[\\p{L}\\d_-]*\\}(?<!\\{[^{}\\n]*\\})',
    // fees.travel without braces, or in other brackets of its own; p.m. and e.g. have single letters
    `(?:\\(${PATH}\\)|\\[${PATH}\\]|<${PATH}>|(?<![\\p{L}\\d.{@/-])${PATH}\\}?)(?![\\p{L}\\d@/-])`,
  ].join('|'),
  'gu',
);
