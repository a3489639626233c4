import { CommanderError, Option } from 'commander';
import { addAdminToken } from './commands/admin-token-command.ts';
import { addBuild } from './commands/build-command.ts';
import { addDue } from './commands/due-command.ts';
import { addEdit } from './commands/edit-command.ts';
import { addImport } from './commands/import-command.ts';
import { addInit } from './commands/init-command.ts';
import { addMoves } from './commands/move-commands.ts';
import { addNewLanding, addNewSection } from './commands/new-commands.ts';
import {
  builtSite,
  examples,
  json,
  now,
  port,
  receiver,
  receiverPort,
  root,
  wholeNumber,
} from './commands/options.ts';
import { addPlan } from './commands/plan-command.ts';
import { addPublish } from './commands/publish-command.ts';
import { ToolCommand } from './commands/tool-command.ts';
import { addVariants } from './commands/variants-command.ts';
import { findSiteRoot, NoSiteFault, outputFolder } from './site/site-paths.ts';
import { BuildFault } from './system/build-fault.ts';
import { asksForJson, fail, printFailure } from './system/failure.ts';
import { EXIT, type ExitCode, type Io } from './system/io.ts';
import { explainSystemError } from './system/system-fault.ts';
import { VERSION } from './system/version.ts';

/**
 * The command line (docs/product.md, "Commands"). Commands are imported when they run, so that
 * `--version` and `--help` start nothing.
 *
 * @param finish receives the exit code of the command that ran.
 */
function createProgram(io: Io, finish: (code: ExitCode) => void): ToolCommand {
  const program = new ToolCommand('touchdown')
    .description('Landing pages from YAML: checked, rendered and ready to upload.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .addHelpText(
      'after',
      examples('touchdown new-landing summer-offer --from offer', 'touchdown build'),
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('(run with --help for usage)')
    .hook('preAction', async (_, command) => {
      // A new site has no output yet, and its folder need not be there.
      if (command.name() === 'init') return;
      const options = command.opts<{ root?: string; out?: string }>();
      const root = findSiteRoot(io.cwd, options.root);
      const given = command.name() === 'schema' ? undefined : options.out;
      if (root === undefined && given === undefined) return;
      const { completeSwap, outputPaths } = await import('./build/output-folder.ts');
      completeSwap(outputPaths(outputFolder(io.cwd, given, root ?? io.cwd), root));
    });

  addInit(program, io, finish);

  addBuild(program, io, finish);

  program
    .command('lint')
    .argument('[files...]', 'files to check; everything if none is named')
    .description('report every problem in every file')
    .addOption(
      new Option('--format <name>', 'how to report')
        .choices(['pretty', 'json', 'sarif', 'github'])
        .default('pretty'),
    )
    .option('--production', 'also check what only matters before going live', false)
    .option('--online', 'also ask other hosts whether what links lead to is there', false)
    .option(
      '--browser',
      'also measure contrast and tap targets in a Chromium of this machine',
      false,
    )
    .addOption(
      new Option('--max-warnings <number>', 'fail if there are more warnings').argParser(
        wholeNumber(0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .option('--fix', 'repair what can be repaired safely', false)
    .option('--update-baseline', 'put up with everything that is found now', false)
    .option('--watch', 'check again whenever a file changes', false)
    .addOption(now())
    .addSiteOptions()
    .addHelpText(
      'after',
      examples('touchdown lint', 'touchdown lint landings/lp.yaml --format github'),
    )
    .action(async (files: string[], { json: asJson, watch, ...options }) => {
      const asked = { ...options, files, ...(asJson ? { format: 'json' } : {}) };
      if (watch) {
        const { lintWatch } = await import('./commands/lint-watch.ts');
        return finish(await lintWatch(asked, io));
      }
      const { lint } = await import('./commands/lint.ts');
      finish(await lint(asked, io));
    });

  addPlan(program, io, finish);
  addDue(program, io, finish);
  addEdit(program, io, finish);
  addNewLanding(program, io, finish);
  addNewSection(program, io, finish);
  addMoves(program, io, finish);
  addImport(program, io, finish);
  addVariants(program, io, finish);

  program
    .command('dev')
    .description('serve the site while you write; edits show at once')
    .addOption(port())
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(receiver())
    .addOption(receiverPort())
    .addSiteOptions()
    .addHelpText(
      'after',
      examples('touchdown dev', 'touchdown dev --port 3000', 'touchdown dev --receiver'),
    )
    .action(async (options) => {
      const { dev } = await import('./commands/dev.ts');
      finish(await dev({ ...options, json: Boolean(options.json) }, io));
    });

  program
    .command('studio')
    .description('edit the site by sight, in the browser')
    .addOption(port())
    .option('--open', 'open it in the browser', false)
    .addSiteOptions()
    .addHelpText('after', examples('touchdown studio', 'touchdown studio --open --port 5200'))
    .action(async (options) => {
      const { studio } = await import('./commands/studio.ts');
      finish(await studio({ ...options, json: Boolean(options.json) }, io));
    });

  program
    .command('preview')
    .description('serve the built site the way a static host does')
    .addOption(port())
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addOption(builtSite())
    .addOption(receiver())
    .addOption(receiverPort())
    .addOption(root())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'touchdown preview',
        'touchdown preview --port 8080',
        'touchdown preview --receiver --receiver-port 4400',
      ),
    )
    .action(async (options) => {
      const { preview } = await import('./commands/preview.ts');
      finish(await preview({ ...options, json: Boolean(options.json) }, io));
    });

  addPublish(program, io, finish);

  program
    .command('mcp')
    .description('let an agent read, check and edit the site, over the Model Context Protocol')
    .addOption(root())
    .addOption(json())
    .addHelpText('after', examples('touchdown mcp', 'touchdown mcp --root ../my-site'))
    .action(async (options) => {
      const { mcp } = await import('./commands/mcp.ts');
      finish(await mcp({ ...options, json: Boolean(options.json) }, io));
    });

  program
    .command('schema')
    .description('write the JSON Schemas that editors complete from')
    .option('--out <folder>', 'where they go')
    .addOption(root())
    .addOption(json())
    .addHelpText('after', examples('touchdown schema', 'touchdown schema --out ../editor'))
    .action(async (options) => {
      const { schema } = await import('./commands/schema.ts');
      finish(await schema({ ...options, json: Boolean(options.json) }, io));
    });

  addAdminToken(program, io, finish);

  return program;
}

/**
 * Runs the tool.
 *
 * @param argv arguments after the program's name.
 * @returns the exit code; never throws. What the operating system refuses is told in a sentence, code 1;
 * a fault of the tool prints version and stack, code 3. Where JSON was asked for, each of them is also told in a
 * document on standard output.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.success;
  const asked = asksForJson(argv);
  const program = createProgram(io, (result) => {
    code = result;
  });
  try {
    if (argv.length === 0) {
      program.outputHelp({ error: true });
      return EXIT.usage;
    }
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander throws after help and version too, with exit code 0.
      if (error.exitCode === 0) return EXIT.success;
      printFailure(asked, error.message.replace(/^error: /, ''), io);
      return EXIT.usage;
    }
    if (error instanceof NoSiteFault)
      return fail({ code: EXIT.usage, message: error.message, json: asked }, io);
    const words = error instanceof BuildFault ? error.message : explainSystemError(error, io.cwd);
    if (words !== undefined) return fail({ code: EXIT.failed, message: words, json: asked }, io);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message = `touchdown ${VERSION}: this is a fault of the tool, not of your files.\n${stack}`;
    return fail({ code: EXIT.fault, message, json: asked }, io);
  }
}
