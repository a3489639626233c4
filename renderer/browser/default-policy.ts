/** The name is the browser's: it asks this policy about every text that code of others writes by itself. */
const POLICY = 'default';

/** What a policy answers to refuse a text; its types know only texts. */
const REFUSED = null as unknown as string;

const markup = new Set<string>();
const scriptRules: ((address: string) => boolean)[] = [];

window.trustedTypes?.createPolicy(POLICY, {
  createHTML: (text) => (markup.has(text) ? text : REFUSED),
  createScriptURL: (address) => (scriptRules.some((allows) => allows(address)) ? address : REFUSED),
});

/** Lets a library write exactly these texts as markup; any other is stopped by the security policy. */
export function allowMarkup(texts: readonly string[]): void {
  for (const text of texts) markup.add(text);
}

/** Lets code that is already running load further scripts from addresses that the rule allows. */
export function allowScripts(rule: (address: string) => boolean): void {
  scriptRules.push(rule);
}
