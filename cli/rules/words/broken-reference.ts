/** What other tools fill in, and references to facts whose braces went wrong. Some references that are right match, too. */
export const BROKEN_REFERENCE = new RegExp(
  [
    // {{fees.travel}}, ${fees.travel}, #{fees.travel}, {% name %}; {#name} in a body is the anchor of a heading
    '[$#]\\{[^{}\\n]{0,60}\\}?',
    '\\{\\{+[^{}\\n]{0,60}\\}*',
    '\\{%[^{}\\n]{0,60}\\}?',
    // <%= name %>
    '<%[^<>\\n]{0,60}>?',
    // [[name]]
    '\\[\\[[^[\\]\\n]{1,60}\\]{0,2}',
    // %NAME%
    '%[A-Za-z][A-Za-z_]{2,30}%',
    // {travel}, {fees .travel}, {Fees.Travel}, {fees.travel}}
    '\\{\\s*[\\p{L}\\d_-]+(?:\\s*[.,:/_-]\\s*[\\p{L}\\d_-]+)*\\.?\\s*\\}+',
    // {fees.travel with no end, or with another bracket's
    '\\{\\s*[A-Za-z][A-Za-z0-9]*(?:\\.[A-Za-z0-9]+)+[)\\]>]?',
    // fees.travel with no braces, or with other brackets
    '[([<]?(?<![\\p{L}\\d.{@/-])[a-z][A-Za-z0-9]*(?:\\.[a-z][A-Za-z0-9]*)+[)\\]>}]?(?![\\p{L}\\d@/-])',
  ].join('|'),
  'gu',
);
