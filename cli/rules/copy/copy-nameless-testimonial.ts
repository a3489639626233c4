import type { CopyRule } from '../../content/rule.ts';

const NOBODY =
  /^[^\p{L}\d]*(?:anonymous|anonym|anónim[oa]|n\/a|none|unknown|customer|client|patient|user|happy customer|satisfied customer|verified (?:customer|buyer|client)|a (?:happy |satisfied )?(?:customer|client|patient)|first name|name|john doe|jane doe|cliente|un cliente|una clienta|cliente (?:feliz|satisfecho|satisfecha)|paciente|kunde|kundin|ein kunde|eine kundin|zufriedene[r]? kund(?:e|in)|max mustermann|erika mustermann|x+|-+|\?+|\.+)[^\p{L}\d]*$/iu;

/** Praise by nobody is believed by nobody. */
export const copyNamelessTestimonial: CopyRule = {
  name: 'copy/nameless-testimonial',
  severity: 'warning',
  *check({ texts }) {
    for (const { path, text } of texts)
      if (path.at(-1) === 'author' && NOBODY.test(text))
        yield {
          path,
          message: `Nobody has said this: "${text}" is no name.`,
          hint: 'Give the name as the customer allows it, such as "Patricia L.", or leave the words out.',
        };
  },
};
