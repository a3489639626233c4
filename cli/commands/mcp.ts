import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '../mcp/mcp-server.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';

export interface McpCommandOptions extends SiteOptions {
  json: boolean;
}

/**
 * `touchdown mcp`: a Model Context Protocol server on standard input and output (docs/guide/agents.md). Everything
 * but protocol messages goes to standard error.
 *
 * @returns 0 when the client disconnects or the process is interrupted, 1 if the code of the site cannot be loaded.
 */
export async function mcp(options: McpCommandOptions, io: Io): Promise<ExitCode> {
  const { json, ...places } = options;
  try {
    const { root, schemas } = await openSite(io.cwd, places);
    refreshSchemas(root, schemas);
  } catch (error) {
    if (!(error instanceof BuildFault)) throw error;
    return fail({ code: EXIT.failed, message: error.message, json }, io);
  }
  const server = createMcpServer({
    ...{ places, cwd: io.cwd, env: io.env, signal: io.signal },
    onFault: (error) => io.stderr.write(`${(error as Error).stack ?? String(error)}\n`),
  });
  const ended = new Promise<void>((resolve) => {
    io.stdin.once('end', resolve);
    io.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await server.connect(new StdioServerTransport(io.stdin, io.stdout));
  await ended;
  await server.close();
  return EXIT.success;
}
