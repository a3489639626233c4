import type { SiteConfigFile } from '../../content/config/site-config-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import type { TakenBack } from '../../report/finding-blocks.ts';
import type { SortedFindings } from '../../report/sorted-findings.ts';
import { factsInUse } from './stated-facts.ts';

const UNKNOWN = 'facts/unknown';

/** From this number of references on, they are right and the configuration is not. */
const AGREEING = 2;

/** A reference to an unknown fact, and the fact that has nearly its name. */
const SAID = /^There is no fact \{(?<name>[\w.]+)\} in site\.config\.yaml/;
const MEANT = /^Did you mean \{(?<fact>[\w.]+)\}\?$/;

/** A fact whose name in the configuration is misspelled. */
interface Misnamed {
  /** As the configuration has it. */
  fact: string;
  /** As all texts have it. */
  name: string;
  count: number;
}

/** Facts that texts refer to by one other name, several times, and never by their own. */
function misnamedIn(found: SortedFindings, root: string, text: string): Misnamed[] {
  const misnamed = new Map<string, Misnamed>();
  for (const { message, hint } of found.ofRules(new Set([UNKNOWN]))) {
    const name = SAID.exec(message)?.groups?.name;
    const fact = MEANT.exec(hint)?.groups?.fact;
    if (name === undefined || fact === undefined) continue;
    const known = misnamed.get(name) ?? { fact, name, count: 0 };
    misnamed.set(name, { ...known, count: known.count + 1 });
  }
  const several = [...misnamed.values()].filter(({ count }) => count >= AGREEING);
  const used = factsInUse(
    several.map(({ fact }) => fact),
    root,
    { text },
  );
  return several.filter(({ fact }) => !used.includes(fact));
}

/**
 * The names in the configuration that are misspelled where all references are right, and the findings about these
 * references, which are the same mistake.
 */
export function misnamedFacts(
  found: SortedFindings,
  { source, locate }: SiteConfigFile,
  root: string,
): { told: Diagnostic[]; takenBack: TakenBack } | undefined {
  const misnamed = source && locate ? misnamedIn(found, root, source.text) : [];
  if (!source || !locate || misnamed.length === 0) return undefined;
  const told = misnamed.map(({ fact, name, count }) =>
    report(source, {
      range: locate(fact.split('.'), 'key'),
      rule: UNKNOWN,
      message: `Nothing refers to {${fact}}, and ${count} texts refer to {${name}}, which does not exist.`,
      hint: `Call it ${name.split('.').at(-1)} here.`,
    }),
  );
  const names = new Set(misnamed.map(({ name }) => name));
  return {
    told,
    takenBack: {
      isTold: ({ rule, message }) =>
        rule === UNKNOWN && names.has(SAID.exec(message)?.groups?.name ?? ''),
      rules: new Set([UNKNOWN]),
    },
  };
}
