import { sourceOf } from './endpoint-address.ts';

/** An address that a page lets in besides those of the site, as a directive with one source: `frame-src https://player.vimeo.com`. */
export type PolicySource = `${string} ${string}`;

/** Frames that open on a press; `renderer/features/embeds/Facade.tsx` writes the attribute. */
const FRAME = /<a\b[^<>]* data-frame="(https:\/\/[^/"?#]+)/g;

/** Forms that are posted to another host where no scripts run. */
const POSTED = /<form\b[^<>]* action="(https?:\/\/[^"]+)"/g;

/** A video of the site itself. */
const VIDEO = /<video\b/;

/** What a page shows of other hosts, plays or sends there, read from its finished markup; each once, in order. */
export function policySources(markup: string): PolicySource[] {
  const frames = [...markup.matchAll(FRAME)].map(
    ([, origin]): PolicySource => `frame-src ${origin}`,
  );
  const forms = [...markup.matchAll(POSTED)].flatMap(([, address = '']): PolicySource[] => {
    const source = sourceOf(address);
    return [`connect-src ${source}`, `form-action ${source}`];
  });
  const played: PolicySource[] = VIDEO.test(markup) ? ["media-src 'self'"] : [];
  return [...new Set([...frames, ...forms, ...played])].sort();
}

/** A policy that lets these in, too. */
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
