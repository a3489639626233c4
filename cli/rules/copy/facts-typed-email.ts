import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** An address; `(at)` hides it from nobody. */
const EMAIL =
  /[\p{L}\d](?:[\p{L}\d._%+-]*[\p{L}\d])?(?:@|\s?[([{](?:at|arroba)[)\]}]\s?)[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}/gu;

/** A typed email address becomes wrong when the business changes it. */
export const factsTypedEmail: CopyRule = {
  name: 'facts/typed-email',
  severity: 'warning',
  perText: true,
  signs: SIGN.address,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      for (const { 0: address, index } of matchesIn(located.text, EMAIL)) {
        // Word files show how an address is written.
        if (file.kind === 'words' && /@example\./.test(address)) continue;
        const lower = address.replace(/\s?[([{].{2,6}[)\]}]\s?/, '@').toLowerCase();
        const name = facts.names.find((fact) => facts.get(fact)?.toLowerCase() === lower);
        const span: Span = [index, index + address.length];
        yield {
          path: located.path,
          span,
          repair: name === undefined ? undefined : { span, becomes: `{${name}}` },
          message:
            name === undefined
              ? `${address} is not an address in site.config.yaml: it is an old one, or somebody else's.`
              : `${address} is typed in by hand, so it stays when the address in site.config.yaml changes.`,
          hint:
            name === undefined
              ? 'Write {business.email}, or add the address to site.config.yaml and refer to it by name.'
              : `Write {${name}} in its place.`,
        };
      }
    }
  },
};
