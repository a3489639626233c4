import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { OpenSite } from '../site/open-site.ts';

/** What a tool works on. */
export interface ToolContext {
  /** The site as it is at the moment of the call, its own code included. */
  site: OpenSite;
  /** Folder from which files are named. */
  cwd: string;
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
}

/** What a tool has found or done. */
export interface ToolAnswer<Data = Record<string, unknown>> {
  data: Data;
  picture?: { data: Buffer; type: string };
}

/** One thing that a client can have done. */
export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string;
  title: string;
  /** For the model that chooses among tools: what it does, what it needs, what comes of it. */
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  /** @throws RefusedCall, and what commands throw, if it cannot be done. */
  run(
    input: z.output<Input>,
    context: ToolContext,
  ): Promise<ToolAnswer<z.input<Output>>> | ToolAnswer<z.input<Output>>;
}

/** What was asked for cannot be done; the message says why, and what to do instead. */
export class RefusedCall extends Error {}

/** A tool that changes nothing. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/**
 * Describes a tool.
 *
 * @returns its argument, with the input of `run` typed by the schema.
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}
