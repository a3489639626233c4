import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { factsTypedPhone } from '../../rules/copy/facts-typed-phone.ts';
import { dialledDigits } from '../../rules/find-number.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { sourceFinding } from './source-finding.ts';

/** The facts whose number a link may dial. */
const NUMBERS = ['business.phone', 'business.whatsapp'];

/** Nothing but the digits of a number with its area, as a component takes it to make an address of it. */
const BARE = /^\+?1?(?<digits>\d{9,14})$/;

/** Code that takes something from the configuration: whoever types a number beside it has forgotten that it is there, too. */
const CONFIGURED = /\bbusiness\b/;

/** Numbers of the business that code dials without the configuration, where no visitor reads them. */
export function* dialledInCode(texts: readonly SourceText[], facts: Facts): Generator<Diagnostic> {
  const known = NUMBERS.flatMap((name) => {
    const digits = facts.get(name)?.replace(/\D/g, '') ?? '';
    return digits === '' ? [] : [{ name, digits }];
  });
  for (const text of texts) {
    const digits = dialledDigits(text.text) ?? BARE.exec(text.text)?.groups?.digits;
    const same = digits && known.find((own) => own.digits.endsWith(digits.replace(/^0+/, '')));
    if (!same || !CONFIGURED.test(text.source)) continue;
    yield sourceFinding(text, factsTypedPhone, [0, text.text.length], {
      message: `This address has the number of {${same.name}} typed in by hand, so it stays when that in site.config.yaml changes.`,
      hint: `Write site.${same.name} in its place: the components CallLink and ChatLink make an address of it.`,
    });
  }
}
