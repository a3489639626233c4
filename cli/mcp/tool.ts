import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import type { OpenSite } from '../site/open-site.ts';

/** Context of a tool call. */
export interface ToolContext {
  /** The current site, including its own code. */
  site: OpenSite;
  /** Folder that displayed paths are relative to. */
  cwd: string;
  signal: AbortSignal;
  env: NodeJS.ProcessEnv;
}

/** Result of a tool. */
export interface ToolAnswer<Data = Record<string, unknown>> {
  data: Data;
  picture?: { data: Buffer; type: string };
}

/** A tool that clients can call. */
export interface Tool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string;
  title: string;
  /** For the model that chooses a tool: what it does, what it needs, and its result. */
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  /** @throws RefusedCall, and the errors of commands, if it cannot be done. */
  run(
    input: z.output<Input>,
    context: ToolContext,
  ): Promise<ToolAnswer<z.input<Output>>> | ToolAnswer<z.input<Output>>;
}

/** A refused request; the message says why, and what to do instead. */
export class RefusedCall extends Error {}

/** Annotations of a read-only tool. */
export const READS: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/**
 * Defines a tool.
 *
 * @returns its argument, with the input of `run` typed by the schema.
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool {
  return tool as unknown as Tool;
}
