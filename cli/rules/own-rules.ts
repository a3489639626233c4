import type { Rule } from '../content/rule.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { BuildFault } from '../system/build-fault.ts';

function failure(name: string, error: unknown): BuildFault {
  const reason = error instanceof Error ? error.message : String(error);
  return new BuildFault(`The rule ${name} of the site's own code fails: ${reason}`);
}

/** Wraps a rule of a site so that its exceptions are reported as errors of the site. */
export function ownRule(rule: Rule): Rule {
  return {
    name: rule.name,
    severity: rule.severity,
    *check(landing, facts) {
      try {
        yield* rule.check(landing, facts);
      } catch (error) {
        throw failure(rule.name, error);
      }
    },
  };
}

/** The same for a text rule. */
export function ownTextRule(rule: TextRule): TextRule {
  return {
    name: rule.name,
    words: rule.words,
    ...(rule.phrases ? { phrases: rule.phrases } : {}),
    ...(rule.covers ? { covers: rule.covers } : {}),
    everywhere: rule.everywhere === true,
    ...(rule.deniable ? { deniable: true } : {}),
    breaches(text, words, facts, possible) {
      try {
        return rule.breaches(text, words, facts, possible);
      } catch (error) {
        throw failure(rule.name, error);
      }
    },
  };
}
