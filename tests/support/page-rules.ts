import type { Page } from 'playwright-core';
import { bundleTemplates } from '../../cli/templates/bundle.ts';
import { fingerprintSources } from '../../cli/templates/fingerprint.ts';
import { joinParts } from '../../cli/templates/page-sheet.ts';

/** The CSS that only some pages of a site link, in one sheet. */
export async function allParts(root: string): Promise<string> {
  const { templates } = fingerprintSources(root);
  const bundle = await bundleTemplates(root, templates, { force: false });
  return joinParts(bundle.readParts());
}

/** The rules of a sheet that apply to a page. */
export interface RulesOfPage {
  /** Selectors of rules that match an element on the page, but are in none of its sheets. */
  missing: string[];
  /** Number of rules that are in one of its sheets. */
  linked: number;
  all: number;
}

/**
 * Compares a sheet with those that a page links. A rule applies to the page if an element could match it: states
 * that a script, a pointer or the window changes are removed from its selector.
 */
export function rulesOfPage(page: Page, sheet: string): Promise<RulesOfPage> {
  return page.evaluate((text) => {
    const eachRule = (
      rules: CSSRuleList,
      take: (rule: CSSStyleRule, place: string) => void,
      place = '',
    ) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) take(rule, place);
        else if (rule instanceof CSSGroupingRule)
          eachRule(rule.cssRules, take, `${place}${rule.cssText.split('{')[0]}`);
      }
    };
    const without = (selector: string) =>
      selector
        .replace(/\[[^\]]*\]/g, '')
        .replace(/:(?:not|nth-[\w-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
        .replace(/::?(?!is\(|where\(|has\()[\w-]+/g, '')
        .replace(/\s*([>+~,(])\s*/g, '$1')
        .replace(/(?:^|[\s>+~,])(?=$|[\s>+~,)])|\((?=[,)])/g, '$&*');
    const linked = new Set<string>();
    for (const { cssRules } of document.styleSheets)
      eachRule(cssRules, (rule, place) => linked.add(place + rule.cssText));
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    const found = { missing: [] as string[], linked: 0, all: 0 };
    eachRule(whole.cssRules, (rule, place) => {
      found.all += 1;
      if (linked.has(place + rule.cssText)) found.linked += 1;
      else if (document.querySelector(without(rule.selectorText)))
        found.missing.push(place + rule.selectorText);
    });
    return found;
  }, sheet);
}
