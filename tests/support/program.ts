/** The bundled commands, which the project `e2e` compiles for its processes anyway. */
const BUNDLED = '../../lib/program.js';

/** The commands: bundled in `e2e`; in `unit`, made of the modules that its tests import, each compiled by itself. */
export const { run }: typeof import('../../cli/program.ts') =
  process.env.COMPILED_COMMANDS === '1'
    ? await import(BUNDLED)
    : await import('../../cli/program.ts');
