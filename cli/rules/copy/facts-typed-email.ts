import { domainToASCII } from 'node:url';
import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { isAnybodys } from '../words/names/contacts/anybodys-mail.ts';
import { isMeantAsOwnAddress } from '../words/names/contacts/whose-addresses.ts';
import { SIGN } from '../words/telling-words.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** An address; `(at)` hides it from nobody. */
const EMAIL =
  /[\p{L}\d](?:[\p{L}\d._%+-]*[\p{L}\d])?(?:@|\s?[([{](?:at|arroba)[)\]}]\s?)[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?\.\p{L}{2,}/gu;

/** An address in lower case with its sign. */
function plainly(address: string): string {
  return address.replace(/\s?[([{].{2,6}[)\]}]\s?/, '@').toLowerCase();
}

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** An address in lower case, with the letters of its host as its registry has them: `xn--bcher-kva.example` is `bücher.example`. */
function registered(address: string): string {
  const lower = address.toLowerCase();
  const host = hostOf(lower);
  // An ASCII host is its own form.
  return /^[\x21-\x7e]+$/.test(host)
    ? lower
    : `${lower.slice(0, -host.length)}${domainToASCII(host) || host}`;
}

const isWhole = (fact: string) => /^[^\s@]+@[^\s@]+$/.test(fact);

/**
 * True for an address on the domain of the business, for whoever works there: `jobs@`, `board@`. Where the business has one itself, a single
 * person of another domain only shows where that person is employed.
 */
function isOfOwnDomain(address: string, facts: Facts): boolean {
  const host = hostOf(address);
  if (isAnybodys(host)) return false;
  const own = hostOf(registered(facts.get('business.email') ?? ''));
  const known = new Set(
    facts.names.map((name) => registered(facts.get(name) ?? '')).filter(isWhole),
  );
  const there = [...known].filter((fact) => hostOf(fact) === host).length;
  return own === '' || own === host || isAnybodys(own) ? there > 0 : there > 1;
}

/** The number of different addresses in a file that no fact has. */
function unknownIn({ whole }: CopyFile, facts: Facts): number {
  const own = new Set(facts.names.map((name) => registered(facts.get(name) ?? '')));
  const all = whole.texts.flatMap(({ text }) => [...matchesIn(text, EMAIL)]);
  const unknown = all.map(([address]) => registered(plainly(address)));
  return new Set(unknown.filter((address) => !own.has(address) && !isOfOwnDomain(address, facts)))
    .size;
}

/** What is said of an address that no fact has. */
function unknown(address: string, isOwn: boolean): { message: string; hint: string } {
  return isOwn
    ? {
        message: `${address} is of the domain of the business, but not in site.config.yaml, so it stays here when it changes.`,
        hint: 'Add it to site.config.yaml and refer to it by name.',
      }
    : {
        message: `${address} is not an address in site.config.yaml: it is an old one, or somebody else's.`,
        hint: 'Write {business.email}, or add the address to site.config.yaml and refer to it by name.',
      };
}

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
        const lower = registered(plainly(address));
        const name = facts.names.find((fact) => registered(facts.get(fact) ?? '') === lower);
        const span: Span = [index, index + address.length];
        const isOwn = name === undefined && isOfOwnDomain(lower, facts);
        if (name === undefined && !isOwn) {
          file.dependsOnOthers(located);
          const at = { raw: file.whole.raw, facts, countUnknown: () => unknownIn(file, facts) };
          if (!isMeantAsOwnAddress(located, span, lower, at)) continue;
        }
        yield {
          path: located.path,
          span,
          repair: name === undefined ? undefined : { span, becomes: `{${name}}` },
          ...(name === undefined
            ? unknown(address, isOwn)
            : {
                message: `${address} is typed in by hand, so it stays when the address in site.config.yaml changes.`,
                hint: `Write {${name}} in its place.`,
              }),
        };
      }
    }
  },
};
