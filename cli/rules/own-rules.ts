import type { OwnFinding, OwnRule, Rule, RuleFinding } from '../content/rule.ts';
import type { Breach, TextRule } from '../content/text-rules/text-rule.ts';
import { BuildFault } from '../system/build-fault.ts';
import type { FaultyRule } from './faulty-rule.ts';

function failure(rule: string, error: unknown): BuildFault {
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  const cause: FaultyRule = { rule, stack: stack ?? '' };
  return new BuildFault(`The rule ${rule} of the site's own code fails: ${message}`, { cause });
}

/** @throws TypeError that tells what a rule of JavaScript may have left out. */
function needTexts(found: unknown, keys: readonly string[]): void {
  if (typeof found !== 'object' || found === null)
    throw new TypeError(`what it finds has to be an object with ${keys.join(', ')}.`);
  for (const key of keys)
    if (typeof (found as Record<string, unknown>)[key] !== 'string')
      throw new TypeError(`${key} of what it finds has to be a text.`);
}

function finding(found: OwnFinding): RuleFinding {
  needTexts(found, ['message', 'hint']);
  const { path = [] } = found;
  if (!Array.isArray(path))
    throw new TypeError(
      "path of what it finds has to be a list of keys, such as ['hero', 'headline'].",
    );
  return { ...found, path };
}

/** Wraps a rule of a site so that its exceptions are reported as errors of the site. */
export function ownRule(rule: OwnRule): Rule {
  return {
    name: rule.name,
    severity: rule.severity,
    *check(landing, facts) {
      try {
        for (const found of rule.check(landing, facts)) yield finding(found);
      } catch (error) {
        throw failure(rule.name, error);
      }
    },
  };
}

/** The same for a text rule. */
export function ownTextRule(rule: TextRule): TextRule {
  const breach = (found: Breach): Breach => {
    needTexts(found, ['sentence', 'message', 'hint']);
    const { unless } = found;
    if (!unless) return found;
    const guarded = (page: string) => {
      try {
        return unless(page);
      } catch (error) {
        throw failure(rule.name, error);
      }
    };
    return { ...found, unless: guarded };
  };
  return {
    name: rule.name,
    words: rule.words,
    ...(rule.phrases ? { phrases: rule.phrases } : {}),
    ...(rule.covers ? { covers: rule.covers } : {}),
    everywhere: rule.everywhere === true,
    ...(rule.deniable ? { deniable: true } : {}),
    breaches(text, words, facts, possible) {
      try {
        return [...rule.breaches(text, words, facts, possible)].map(breach);
      } catch (error) {
        throw failure(rule.name, error);
      }
    },
  };
}
