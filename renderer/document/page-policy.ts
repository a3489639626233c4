import { sourceOf } from './endpoint-address.ts';

/**
 * A source that a page allows in addition to those of the site, as a directive with one value: `frame-src
 * https://player.vimeo.com`.
 */
export type PolicySource = `${string} ${string}`;

/** Frames that open on a click; `renderer/features/embeds/Facade.tsx` writes the attribute. */
const FRAME = /<a\b[^<>]* data-frame="(https:\/\/[^/"?#]+)/g;

/** Forms that are posted to another host without scripts. */
const POSTED = /<form\b[^<>]* action="(https?:\/\/[^"]+)"/g;

/** A video of the site itself. */
const VIDEO = /<video\b/g;

/** Content that differs between variants. */
const TESTED = '<template data-variant="';

/**
 * Hashes of the inline scripts of pages with variants; `tests/variants/varied-markup.test.ts` keeps the two in sync.
 */
const VARIANT_SCRIPTS: readonly PolicySource[] = [
  "script-src 'sha256-UAdm18lTOzwdtAU1JNBr96KBT6G0bOkI1gXMQZ5mQQU='",
  "script-src 'sha256-uvER2hrkxX6966YHAk0z6gsm3BBBiQMZti/rYoS170w='",
];

/** Whether markup holds variants. */
export function hasVariants(markup: string): boolean {
  return markup.includes(TESTED);
}

/** The matches of a pattern. Few pages have any, and searching for a plain string first takes a tenth of the time. */
function found(markup: string, sign: string, pattern: RegExp): RegExpExecArray[] {
  return markup.includes(sign) ? [...markup.matchAll(pattern)] : [];
}

/**
 * Policy sources for what a page embeds from, plays from or sends to other hosts, read from its finished markup;
 * unique, in order.
 */
export function policySources(markup: string): PolicySource[] {
  const frames = found(markup, ' data-frame="', FRAME).map(
    ([, origin]): PolicySource => `frame-src ${origin}`,
  );
  const forms = found(markup, ' action="', POSTED).flatMap(([, address = '']): PolicySource[] => {
    const source = sourceOf(address);
    return [`connect-src ${source}`, `form-action ${source}`];
  });
  const played: PolicySource[] =
    found(markup, '<video', VIDEO).length > 0 ? ["media-src 'self'"] : [];
  const tested = hasVariants(markup) ? VARIANT_SCRIPTS : [];
  return [...new Set([...frames, ...forms, ...played, ...tested])].sort();
}

/** A policy extended by these sources. */
export function policyWith(policy: string, sources: Iterable<PolicySource>): string {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...allowed] = directive.split(' ');
      return [name, allowed];
    }),
  );
  for (const added of sources) {
    const [name = '', source = ''] = added.split(' ');
    const allowed = directives.get(name) ?? [];
    if (!allowed.includes(source)) directives.set(name, [...allowed, source]);
  }
  return [...directives].map(([name, allowed]) => [name, ...allowed].join(' ')).join('; ');
}
