import { leanSource } from './lean-source.ts';

/**
 * Constructs a regular expression with little machine code, see `leanSource`: the rules have thousands. `npm run compile` constructs all patterns of
 * the engine's rules with it (`cli/system/lean-patterns.ts`).
 *
 * @param source of the pattern, or another pattern to be copied.
 */
export function leanPattern(source: string | RegExp, flags?: string): RegExp {
  return typeof source === 'string'
    ? new RegExp(leanSource(source, flags), flags)
    : new RegExp(source, flags);
}
