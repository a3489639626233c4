import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { GitFault } from '../system/git.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { VERSION } from '../system/version.ts';
import { addResources } from './resources.ts';
import { RefusedCall, type Tool, type ToolAnswer, type ToolContext } from './tool.ts';
import { TOOLS } from './tools.ts';

/** Instructions for the model, before it chooses a tool. */
const INSTRUCTIONS = `The data of a website made by Touchdown: landing pages in YAML, pages, and one configuration with the facts of the business.
Begin with list_pages; read a file before you edit it. Change values with edit, which keeps every other byte, and look at the findings that it answers with: errors keep the site from being built.
Prices, phone numbers and other facts stand in site.config.yaml once; texts refer to them as {fees.travel} (list_facts), and calculate with them as in {fees.visit + 2 * fees.copy}.
Texts are plain text; only fields named body take Markdown. The resource touchdown://docs/llms.txt describes the files.
Nothing here publishes: people look at the change set, commit and build.`;

/** Options of the server. */
export interface McpOptions {
  /** Location of the site, from the command line. */
  places: SiteOptions;
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Called with bugs of the tool itself. */
  onFault: (error: unknown) => void;
}

/** Why a call was refused, in a sentence; undefined for a bug in the tool. */
function refusalOf(error: unknown, cwd: string): string | undefined {
  if (error instanceof NewLandingFault && error.diagnostics.length > 0)
    return formatDiagnostics(error.diagnostics, { colors: false });
  const isRefused = [RefusedCall, NewLandingFault, BuildFault, GitFault].some(
    (fault) => error instanceof fault,
  );
  return isRefused ? (error as Error).message : explainSystemError(error, cwd);
}

function resultOf({ data, picture }: ToolAnswer): CallToolResult {
  const text = { type: 'text' as const, text: JSON.stringify(data) };
  if (!picture) return { content: [text], structuredContent: data };
  const image = {
    type: 'image' as const,
    data: picture.data.toString('base64'),
    mimeType: picture.type,
  };
  return { content: [image, text], structuredContent: data };
}

/** Runs tasks one after the other. */
function queue(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

/**
 * A Model Context Protocol server for one site. It only writes data files of the site, through the edit layer and
 * by creating landings.
 */
export function createMcpServer(options: McpOptions): McpServer {
  const { places, cwd, env, signal, onFault } = options;
  const server = new McpServer(
    { name: 'touchdown', title: 'Touchdown', version: VERSION },
    { instructions: INSTRUCTIONS },
  );
  const inTurn = queue();
  const open = async (): Promise<ToolContext> => {
    const site: OpenSite = await openSite(cwd, places);
    return { site, cwd: site.root, signal, env };
  };
  const call = async (tool: Tool, input: Record<string, unknown>): Promise<CallToolResult> => {
    try {
      return resultOf(await tool.run(input, await open()));
    } catch (error) {
      const refusal = refusalOf(error, cwd);
      if (refusal === undefined) onFault(error);
      const text = refusal ?? 'The tool has a fault; its standard error tells which.';
      return { content: [{ type: 'text', text }], isError: true };
    }
  };
  for (const tool of TOOLS) {
    const { name, title, description, annotations } = tool;
    const config = { title, description, annotations: { title, ...annotations } };
    server.registerTool(
      name,
      { ...config, inputSchema: tool.input, outputSchema: tool.output },
      (input) => inTurn(() => call(tool, input)),
    );
  }
  addResources(server, open);
  return server;
}
