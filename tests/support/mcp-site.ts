import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect } from 'vitest';
import { ROOT } from './command.ts';
import { tempFolder } from './temp-folder.ts';

/** Parts of answers that tests look at. */
interface Answer {
  isError?: boolean;
  structuredContent?: Record<string, unknown>;
  content: { type: string; text?: string; data?: string; mimeType?: string }[];
}

/** A site with one landing, a link that leads out of it, and a client of `touchdown mcp`. */
export class McpSite {
  readonly site = tempFolder();
  /** A folder that is no part of the site. */
  readonly outside = tempFolder();
  readonly client = new Client({ name: 'test', version: '1' });

  /** @param landing its landing, relative to the site. */
  constructor(landing: string) {
    mkdirSync(join(this.site, 'landings'));
    cpSync(join(ROOT, 'site.config.yaml'), join(this.site, 'site.config.yaml'));
    const plain = join(ROOT, 'tests/fixtures/landings/ok/plain.yaml');
    for (const copy of [join(this.site, landing), join(this.outside, 'secret.yaml')])
      cpSync(plain, copy);
    symlinkSync(join(this.outside, 'secret.yaml'), join(this.site, 'landings/link.yaml'));
  }

  /** Starts the server; no Chromium is there for it. */
  async start(): Promise<void> {
    const args = [join(ROOT, 'bin/touchdown.js'), 'mcp', '--root', this.site];
    const env = { PATH: process.env.PATH ?? '', CHROMIUM_PATH: join(this.outside, 'none') };
    await this.client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  }

  /** The answer of a tool. */
  async call(name: string, input: Record<string, unknown> = {}): Promise<Answer> {
    return (await this.client.callTool({ name, arguments: input })) as Answer;
  }

  /** What a tool answers; it has to be done. */
  async data(name: string, input: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { isError, structuredContent = {}, content } = await this.call(name, input);
    expect(isError, content[0]?.text).toBeUndefined();
    return structuredContent;
  }

  /** The sentence that a tool refuses with. */
  async refusal(name: string, input: Record<string, unknown>): Promise<string> {
    const { isError, content } = await this.call(name, input);
    expect(isError).toBe(true);
    return content[0]?.text ?? '';
  }
}
