const NOBODY =
  /^[^\p{L}\d]*(?:anonymous|anonym|anónim[oa]|n\/a|none|unknown|customer|client|patient|user|happy customer|satisfied customer|verified (?:customer|buyer|client)|a (?:happy |satisfied )?(?:customer|client|patient)|(?:first |last )?name|author|john doe|jane doe|cliente|un cliente|una clienta|cliente (?:feliz|satisfecho|satisfecha)|paciente|nombre|autora?|kunde|kundin|ein kunde|eine kundin|zufriedene[r]? kund(?:e|in)|max mustermann|erika mustermann|(?:vor|nach)name|autorin|x+|-+|\?+|\.+)[^\p{L}\d]*$/iu;

/** True if a text in place of a name is not one. */
export function isNobody(author: string): boolean {
  return NOBODY.test(author);
}
