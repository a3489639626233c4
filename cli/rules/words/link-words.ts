/** Instructions to click, which do not describe the target. */
export const CLICK_WORDS = new RegExp(
  [
    '\\b(?:click|tap) (?:on )?(?:here|this link|the link|below)\\b',
    '\\bclick the (?:button|link) below\\b',
    '\\b(?:(?:haga|haz|hacé|hacer|pulse|pulsa|pulsá|presione) )?(?:clic|click) (?:aquí|acá|en este enlace)(?!\\p{L})',
    '\\b(?:pulse|pulsa|pulsá|presione) (?:aquí|acá|en este enlace)(?!\\p{L})',
    '\\b(?:hier klicken|klicken sie (?:bitte )?hier|klicke? hier|klicken sie auf (?:diesen|den) link)\\b',
  ].join('|'),
  'iu',
);

/** A link in a body whose words say nothing; its brackets are masked by `withoutLinks`. */
export const EMPTY_LINK =
  /\u2060(?:here|this|this page|link|more|read more|learn more|aquí|este enlace|más|leer más|hier|mehr|mehr erfahren|weiterlesen|dieser link)\u2060/iu;
