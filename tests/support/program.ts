/**
 * The commands: compiled in the project `e2e`, which compiles them for its processes anyway, as sources in `unit`. An
 * alias would do the same, but each project would then transform all modules that both of them load.
 */
const PROGRAM =
  process.env.COMPILED_COMMANDS === '1' ? '../../lib/program.js' : '../../cli/program.ts';

export const { run }: typeof import('../../cli/program.ts') = await import(PROGRAM);
