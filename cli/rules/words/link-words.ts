/** Instructions to click, which do not describe the target; neither "a tap here and there" nor "the cold tap here" is one. */
export const CLICK_WORDS = new RegExp(
  [
    '(?<!\\b(?:an?|the|our|your|each|every|one|no)\\s(?:[\\p{L}-]+\\s)?(?=tap))\\b(?:click|tap) (?:on )?(?:here(?!,? \\p{L}+ there\\b)|this link|the link|below)\\b',
    '\\bclick the (?:button|link) below\\b',
    '\\b(?:(?:haga|haz|hacé|hacer|pulse|pulsa|pulsá|presione) )?(?:clic|click) (?:aquí|acá|en este enlace)(?!\\p{L})',
    '\\b(?:pulse|pulsa|pulsá|presione) (?:aquí|acá|en este enlace)(?!\\p{L})',
    '\\b(?:hier klicken|klicken sie (?:bitte )?hier|klicke? hier|klicken sie auf (?:diesen|den) link)\\b',
  ].join('|'),
  'iu',
);

const NOTHING =
  'here|this|click|click here|tap here|this page|link|this link|more|read more|learn more|see more|find out more|more info|details|aquí|acá|este enlace|enlace|más|leer más|ver más|saber más|más información|hier|mehr|mehr erfahren|mehr lesen|weiterlesen|dieser link|diese seite|details';

/** A link in a body whose words say nothing; its brackets are masked by `withoutLinks`. */
export const EMPTY_LINK = new RegExp(`\\u2060(?:${NOTHING})\\u2060`, 'iu');

/** The whole text of such a link. */
export const EMPTY_WORDS = new RegExp(`^(?:${NOTHING})[.!:…»>→]*$`, 'iu');
