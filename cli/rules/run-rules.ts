import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { type Facts, factsIn } from '../content/facts/facts.ts';
import type { LandingFile } from '../content/pages/landing-file.ts';
import type { Rule } from '../content/rule.ts';
import { isWritten } from '../content/shape/despite-faults.ts';
import { report } from '../content/source-file.ts';
import type { Path } from '../content/value-path.ts';

/** @param placeOf the path in the file that corresponds to a path in the value. */
function* apply(
  rules: readonly Rule[],
  landing: LandingFile,
  siteFacts: Facts,
  placeOf: (path: Path) => Path = (path) => path,
): Generator<Diagnostic> {
  const facts = factsIn(landing.page.entry.language, siteFacts);
  for (const { name: rule, severity, check } of rules) {
    for (const { path, span, repair, ...told } of check(landing, facts)) {
      yield report(landing.source, {
        range: path.length === 0 ? WHOLE_FILE : landing.locate(path, 'value', span),
        rule,
        severity,
        ...told,
        ...(repair ? { repair: { ...repair, path: placeOf(path) } } : {}),
      });
    }
  }
}

/** Findings of rules in one landing and its variants. */
export function runRules(rules: readonly Rule[], landing: LandingFile, facts: Facts): Diagnostic[] {
  const found = [...apply(rules, landing, facts)];
  const { variants = [], source } = landing;
  const inVariants = variants.flatMap((variant) => {
    const { places } = variant;
    const placeOf = (path: Path) => places.own(path) ?? path;
    return places.ownFindings(apply(rules, variant, facts, placeOf), found, source);
  });
  return [...found, ...inVariants].filter(isWritten);
}
