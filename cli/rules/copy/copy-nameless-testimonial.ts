import { patternRule } from '../words/pattern-rule.ts';

const NOBODY =
  /^[^\p{L}\d\n]*(?:anonymous|anonym|anónim[oa]|n\/a|none|unknown|customer|client|patient|user|happy customer|satisfied customer|verified (?:customer|buyer|client)|a (?:happy |satisfied )?(?:customer|client|patient)|first name|name|john doe|jane doe|cliente|un cliente|una clienta|cliente (?:feliz|satisfecho|satisfecha)|paciente|kunde|kundin|ein kunde|eine kundin|zufriedene[r]? kund(?:e|in)|max mustermann|erika mustermann|x+|-+|\?+|\.+)[^\p{L}\d\n]*$/imu;

/** Praise by nobody is believed by nobody. */
export const copyNamelessTestimonial = patternRule({
  name: 'copy/nameless-testimonial',
  pattern: NOBODY,
  concerns: ({ path }) => path.at(-1) === 'author',
  tell: ([name]) => ({
    message: `Nobody has said this: "${name}" is no name.`,
    hint: 'Give the name as the customer allows it, such as "Patricia L.", or leave the words out.',
  }),
});
