import { join } from 'node:path';
import { languagesOf } from '../../../renderer/text/languages.ts';
import { CORE_KEYS } from '../../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import { checkBrandFonts } from '../../brand/brand-fonts-rule.ts';
import {
  type ConfigReading,
  readSiteConfig,
  type SiteConfigFile,
} from '../../content/config/site-config-file.ts';
import { timeZoneOf } from '../../content/config/time-zone.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT, type Facts, factsIn, resolveFacts } from '../../content/facts/facts.ts';
import type { LocatedText } from '../../content/rule.ts';
import { report, type SourceFile } from '../../content/source-file.ts';
import {
  checkWordShapes,
  engineWords,
  type RawWords,
  readSiteWords,
} from '../../content/words-file.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { copyFile } from '../../rules/copy-file.ts';
import { runCopyRules } from '../../rules/copy-rules.ts';
import { spanOf } from '../../rules/find-source.ts';
import { COPY_RULES } from '../../rules/rules.ts';
import { isOfFact, type TextRules } from '../../rules/texts/text-rules.ts';
import { locatedTexts } from '../../rules/texts.ts';
import type { Moment } from '../../schedule/showing.ts';
import { checkRuleSettings } from '../../severity/check-settings.ts';
import { ownRuleNames } from '../../severity/severities.ts';
import { type Asked, momentAsked } from '../../site/moment-asked.ts';
import type { OpenSite } from '../../site/open-site.ts';
import { wordsFolder } from '../../site/site-paths.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { keptFindings } from '../kept-results.ts';
import { checkFeatures } from './feature-rules.ts';
import { checkRequiredWords } from './required-words.ts';
import { checkStatedFacts } from './stated-facts.ts';
import { untranslatedWords } from './untranslated-words.ts';
import { wordsOfLanguages } from './words-of-languages.ts';

/** The configuration with the words of all its languages; both are missing if a language has none. */
export interface CheckedConfig extends SiteConfigFile {
  words?: WordsByLanguage;
  /** The site's own word files. */
  wordFiles?: readonly RawWords[];
  /** The time for which the site is checked, in the time zone of its business. */
  moment: Moment;
}

/** Other inputs of the configuration check. */
interface ConfigCheck extends ConfigReading {
  /** Fingerprint of the sources from `fingerprintSources`; without it nothing is cached. */
  tool?: string | undefined;
  asked?: Asked | undefined;
}

/** Core groups whose texts are shown on pages; the others are addresses and notes to the owner. */
const SHOWN_CORE = new Set<string>(['site', 'business', 'navigation', 'forms']);

function breaches(
  rules: TextRules,
  texts: readonly LocatedText[],
  { source, locate, facts }: { source: SourceFile; locate: Locate; facts: Facts | undefined },
): Diagnostic[] {
  return texts.flatMap(({ path, text }) => {
    const read = facts ? resolveFacts(text, facts) : text;
    return [...rules.breachesOf({ text: read }, facts ?? ANY_FACT)]
      .filter(({ rule }) => !facts || !isOfFact(text, rule, facts))
      .map((breach) => {
        const { rule, message, hint } = breach;
        const range = locate(path, 'value', spanOf(text, breach));
        return report(source, { range, rule: rule.name, message, hint });
      });
  });
}

/** The parts of the configuration that are shown on pages, as written. */
function shownGroups(raw: object): object {
  return Object.fromEntries(
    Object.entries(raw).filter(([group]) => SHOWN_CORE.has(group) || !CORE_KEYS.has(group)),
  );
}

/** Texts on pages that come from a file of their own: the configuration, and the site's own words. */
export function textsOfSite({ config, raw, source, locate, wordFiles = [] }: CheckedConfig) {
  const ofWords = wordFiles.map(({ words, ...file }) => ({ ...file, raw: words as object }));
  if (!config || !raw || !source || !locate) return ofWords;
  const [language] = languagesOf(config);
  return [{ source, locate, language, raw: shownGroups(raw) }, ...ofWords];
}

/** Text rule violations in the parts of the configuration that are shown on pages. */
function faultsInConfig(
  rules: TextRules,
  { config, raw, source, locate, facts }: SiteConfigFile,
): Diagnostic[] {
  if (!raw || !source || !locate) return [];
  const shown = shownGroups(raw);
  const found = breaches(rules, locatedTexts(shown, []), { source, locate, facts });
  if (!config || !facts) return found;
  const file = copyFile('config', languagesOf(config)[0], shown);
  return [...found, ...runCopyRules(COPY_RULES, file, facts, { source, locate })];
}

/** Text rule violations in the words of a language. */
function faultsInWords(
  rules: TextRules,
  { language, words, source, locate }: RawWords,
  siteFacts: Facts | undefined,
): Diagnostic[] {
  const facts = siteFacts && factsIn(language, siteFacts);
  const texts = locatedTexts(words, []);
  const file = copyFile('words', language, words);
  return [
    ...breaches(rules, texts, { source, locate, facts }),
    ...runCopyRules(COPY_RULES, file, facts ?? ANY_FACT, { source, locate }),
  ];
}

/**
 * Findings in some texts of a site, cached as long as the facts and the tool are unchanged.
 *
 * @param texts everything else that determines the findings, and the file names in them.
 * @param find checks the texts.
 */
function keptFaults(
  root: string,
  { tool, facts, texts }: { tool: string | undefined; facts: Facts | undefined; texts: unknown },
  find: () => Diagnostic[],
): Diagnostic[] {
  if (tool === undefined || !facts || facts.unknown) return find();
  const known = facts.names.map((name) => [name, facts.get(name)]);
  return keptFindings(root, [tool, known, texts], find);
}

/**
 * Reads `site.config.yaml` and the words of its languages, and checks their texts against the rules for landings.
 */
export function readCheckedConfig(
  { root, configFile, schemas, rules, definition }: Omit<OpenSite, 'landingsDir'>,
  cwd: string,
  { tool, asked = {}, ...reading }: ConfigCheck = {},
): CheckedConfig {
  const { config, ...read } = readSiteConfig(configFile, cwd, schemas, reading);
  const { source, locate, facts } = read;
  const moment = momentAsked(asked, timeZoneOf(facts ?? ANY_FACT));
  const file = { ...read, moment };
  // Results about dates are valid until midnight.
  const today = new Date(moment.now).toISOString().slice(0, 10);
  const ofConfig = [source?.path, source?.file, source?.text, config !== undefined, today];
  const diagnostics = [
    ...file.diagnostics,
    ...keptFaults(root, { tool, facts, texts: ofConfig }, () =>
      faultsInConfig(rules.text, {
        ...read,
        ...(config ? { config } : {}),
        ...(facts ? { facts: { ...facts, now: moment.now } } : {}),
      }),
    ),
  ];
  if (!config || !source || !locate)
    return { ...file, diagnostics: [...diagnostics, ...checkWordShapes(wordsFolder(root), cwd)] };
  diagnostics.push(
    ...checkBrandFonts(config, root, source, locate),
    ...checkFeatures(config, definition, source, locate),
    ...(facts ? checkStatedFacts({ config, facts, source, locate, root, now: moment.now }) : []),
    ...checkRuleSettings(config.lint?.rules ?? {}, ownRuleNames(definition), source, locate),
  );
  const folders = { engine: join(ENGINE_ROOT, 'words'), site: wordsFolder(root) };
  const spoken = readSiteWords(folders, { config, facts, source, locate, definition }, cwd);
  const ofWords = spoken.files.map(({ source }) => [source.path, source.file, source.text]);
  diagnostics.push(
    ...spoken.diagnostics,
    ...keptFaults(root, { tool, facts, texts: ofWords }, () => {
      const ofEngine = engineWords(folders.engine, cwd);
      const found = spoken.files.flatMap((words) => faultsInWords(rules.text, words, facts));
      return [
        ...found,
        ...untranslatedWords(spoken.files, spoken.words, ofEngine, found),
        ...wordsOfLanguages(spoken.files, facts, found),
      ];
    }),
  );
  diagnostics.push(
    ...checkRequiredWords(definition.requiredWords ?? [], spoken.words, spoken.files),
  );
  const isComplete = languagesOf(config).every((language) => spoken.words[language] !== undefined);
  const wordFiles = spoken.files;
  return {
    ...file,
    ...(isComplete ? { config, words: spoken.words } : {}),
    wordFiles,
    diagnostics,
  };
}
