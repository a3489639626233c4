import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { jsonSchemas } from '../../schemas/json-schema.ts';
import { siteFileNames } from '../site/named-files.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { namedFile } from './named-file.ts';
import { RefusedCall, type ToolContext } from './tool.ts';

const SCHEME = 'touchdown:/';

/** A guide for writing content, generated from the documentation. */
const GUIDE = 'llms.txt';

const FORMATS: Readonly<Record<string, string>> = {
  yaml: 'application/yaml',
  md: 'text/markdown',
};

function typeOf(file: string): string {
  return FORMATS[file.split('.').pop() ?? ''] ?? 'text/plain';
}

/** Registers the site's files, their JSON Schemas, and a summary of the documentation as resources. */
export function addResources(server: McpServer, open: () => Promise<ToolContext>): void {
  server.registerResource(
    'guide',
    `${SCHEME}/docs/${GUIDE}`,
    {
      title: 'How a site is written',
      description: 'Shapes of the files, paths of edits, commands, and where the documentation is.',
      mimeType: 'text/plain',
    },
    ({ href }) => {
      const text = readFileSync(join(ENGINE_ROOT, GUIDE), 'utf8');
      return { contents: [{ uri: href, mimeType: 'text/plain', text }] };
    },
  );
  const files = new ResourceTemplate(`${SCHEME}/site/{+file}`, {
    list: async () => {
      const { site } = await open();
      const resources = siteFileNames(site).map((name) => ({
        uri: `${SCHEME}/site/${encodeURI(name)}`,
        name,
        mimeType: typeOf(name),
      }));
      return { resources };
    },
  });
  server.registerResource(
    'files',
    files,
    { title: 'Data of the site', description: 'Landings, pages, configuration and words.' },
    async ({ href }, { file }) => {
      const { site } = await open();
      const name = decodeURI(String(file));
      const { text } = namedFile(name, site);
      return { contents: [{ uri: href, mimeType: typeOf(name), text }] };
    },
  );
  const schemas = new ResourceTemplate(`${SCHEME}/schemas/{name}`, { list: undefined });
  server.registerResource(
    'schemas',
    schemas,
    {
      title: 'JSON Schemas',
      description:
        'Shapes of this site’s files: landing.schema.json, page.schema.json, site-config.schema.json, words.schema.json.',
      mimeType: 'application/schema+json',
    },
    async ({ href }, { name }) => {
      const { site } = await open();
      const texts = jsonSchemas(site.schemas);
      const text = texts.get(String(name));
      if (text === undefined) throw new RefusedCall(`There are ${[...texts.keys()].join(', ')}.`);
      return { contents: [{ uri: href, mimeType: 'application/schema+json', text }] };
    },
  );
}
