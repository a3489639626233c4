/** The name is fixed by the browser: third-party code that assigns markup directly goes through this policy. */
const POLICY = 'default';

/** A policy returns null to reject a text; the type declarations only allow strings. */
const REFUSED = null as unknown as string;

const markup = new Set<string>();
const scriptRules: ((address: string) => boolean)[] = [];

window.trustedTypes?.createPolicy(POLICY, {
  createHTML: (text) => (markup.has(text) ? text : REFUSED),
  createScriptURL: (address) => (scriptRules.some((allows) => allows(address)) ? address : REFUSED),
});

/** Allows a library to write exactly these texts as markup; the security policy blocks any other. */
export function allowMarkup(texts: readonly string[]): void {
  for (const text of texts) markup.add(text);
}

/** Allows running code to load further scripts from addresses that the rule accepts. */
export function allowScripts(rule: (address: string) => boolean): void {
  scriptRules.push(rule);
}
