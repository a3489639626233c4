import { CommanderError } from 'commander';
import { addAdminToken } from './commands/admin-token-command.ts';
import { addBuild } from './commands/build-command.ts';
import { addDue } from './commands/due-command.ts';
import { addEdit } from './commands/edit-command.ts';
import { expectedFault } from './commands/expected-fault.ts';
import { addImport } from './commands/import-command.ts';
import { addInit } from './commands/init-command.ts';
import { addLint } from './commands/lint-command.ts';
import { addMoves } from './commands/move-commands.ts';
import { addNewLanding, addNewSection } from './commands/new-commands.ts';
import {
  builtSite,
  examples,
  json,
  port,
  receiver,
  receiverPort,
  root,
} from './commands/options.ts';
import { addPlan } from './commands/plan-command.ts';
import { addPublish } from './commands/publish-command.ts';
import { ToolCommand } from './commands/tool-command.ts';
import { addVariants } from './commands/variants-command.ts';
import { findSiteRoot, outputFolder } from './site/site-paths.ts';
import { openTemporaryCache } from './site/temporary-cache.ts';
import { asksForJson, fail, printFailure } from './system/failure.ts';
import { EXIT, type ExitCode, type Io } from './system/io.ts';
import { VERSION } from './system/version.ts';

/**
 * The command line (docs/product.md, "Commands"). Commands are imported when they run, so that `--version` and
 * `--help` stay fast.
 *
 * @param finish receives the exit code of the command that ran.
 * @param ending receives what is left to do after the command.
 */
function createProgram(
  io: Io,
  finish: (code: ExitCode) => void,
  ending: (clear: () => void) => void,
): ToolCommand {
  const program = new ToolCommand('touchdown')
    .description('Landing pages from YAML: checked, rendered and ready to upload')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'Print help for a command')
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
      // A new site has no output yet, and its folder may not exist.
      if (command.name() === 'init') return;
      const options = command.opts<{ root?: string; out?: string }>();
      const root = findSiteRoot(io.cwd, options.root);
      const given = command.name() === 'schema' ? undefined : options.out;
      if (root === undefined && given === undefined) return;
      const out = outputFolder(io.cwd, given, root ?? io.cwd);
      if (root !== undefined) ending(openTemporaryCache(command.name(), { root, out }, io));
      const { completeSwap, outputPaths } = await import('./build/output-folder.ts');
      completeSwap(outputPaths(out, root));
    });

  addInit(program, io, finish);

  addBuild(program, io, finish);

  addLint(program, io, finish);
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
    .description('Start the development server, with live reload')
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
    .description('Edit the site visually in the browser')
    .addOption(port())
    .option('--open', 'open the studio in the browser', false)
    .addSiteOptions()
    .addHelpText('after', examples('touchdown studio', 'touchdown studio --open --port 5200'))
    .action(async (options) => {
      const { studio } = await import('./commands/studio.ts');
      finish(await studio({ ...options, json: Boolean(options.json) }, io));
    });

  program
    .command('preview')
    .description('Serve the built site like a static host')
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
    .description('Start a Model Context Protocol server for agents')
    .addOption(root())
    .addOption(json())
    .addHelpText('after', examples('touchdown mcp', 'touchdown mcp --root ../my-site'))
    .action(async (options) => {
      const { mcp } = await import('./commands/mcp.ts');
      finish(await mcp({ ...options, json: Boolean(options.json) }, io));
    });

  program
    .command('schema')
    .description('Write the JSON Schemas for editors')
    .option('--out <folder>', 'output folder')
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
 * @returns the exit code; never throws. A system error is reported in a sentence, with code 1; a bug in the tool
 *   with version and stack, with code 3. With `--json`, either is also reported in a document on standard output.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = EXIT.success;
  const asked = asksForJson(argv);
  let clear = () => {};
  const program = createProgram(
    io,
    (result) => {
      code = result;
    },
    (last) => {
      clear = last;
    },
  );
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
    const expected = expectedFault(error, io.cwd);
    if (expected) return fail({ code: expected.code, message: expected.error, json: asked }, io);
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const message = `touchdown ${VERSION}: this is a fault of the tool, not of your files.\n${stack}`;
    return fail({ code: EXIT.fault, message, json: asked }, io);
  } finally {
    clear();
  }
}
