import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  API,
  type CommitAnswer,
  EVENTS,
  type PreviewAnswer,
  type SaveAnswer,
  type SiteState,
} from '../../../studio/protocol.ts';
import type { QuietTime } from '../../dev/quiet-time.ts';
import type { RequestTarget } from '../../dev/request-target.ts';
import type { StudioChanges } from '../changes/studio-changes.ts';
import type { ConfigurationAnswers } from '../configuration/configuration-answers.ts';
import type { Edits } from '../edits/edits.ts';
import type { MakingSite } from '../making/making-site.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import type { PreviewSite } from '../preview/preview-site.ts';
import { saveFiles } from '../save-files.ts';
import { type KeptSettings, Settings } from '../studio-settings.ts';
import type { StudioSite } from '../studio-site.ts';
import type { EventStream } from './event-stream.ts';
import { RefusedRequest, readJson } from './json-body.ts';
import { MAKING_CHANGE, MAKING_READ } from './making-answers.ts';
import { Operations, Path } from './operations.ts';
import { PICTURES } from './picture-answers.ts';
import { previewDocument } from './preview-document.ts';
import { sendJson } from './send.ts';
import { upload } from './upload.ts';

/** Dependencies of the request handlers. */
export interface ApiContext {
  site: StudioSite;
  edits: Edits;
  settings: KeptSettings;
  changes: StudioChanges;
  configuration: ConfigurationAnswers;
  events: EventStream;
  media: MediaFolder;
  preview: PreviewSite;
  /** Notified of every request that a user waits for. */
  quiet: QuietTime;
  /** Origin of the studio's own page. */
  studioOrigin: () => string;
  /** Context for creating pages and translations. */
  making: MakingSite;
  /** Origin of the pages that are edited. */
  previewOrigin: () => string;
}

/** Handles one address. The return value is sent as JSON. */
type Answer = (context: ApiContext, input: { query: URLSearchParams; body: unknown }) => unknown;

const Kind = z.literal(['landing', 'page', 'config', 'words']);
const NamedFile = z.object({ file: z.string() });
const SomeFiles = z.object({ files: z.array(z.string()).optional() });
const Resolution = z.object({ file: z.string(), path: Path, keep: z.enum(['mine', 'theirs']) });
const BeginWords = z.object({ language: z.string(), operations: Operations });
const Commit = z.object({
  files: z.array(z.string()).min(1),
  message: z.string().trim().min(1).max(10_000),
});
const Edit = z.object({
  file: z.string(),
  operations: Operations,
  window: z.string().max(64).optional(),
});

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new RefusedRequest(400, z.prettifyError(parsed.error));
  return parsed.data;
}

const READ: Readonly<Record<string, Answer>> = {
  site: ({ site, edits, events, changes: { isRepository }, previewOrigin }): SiteState => {
    return {
      ...site.overview(),
      ...edits.status,
      isRepository,
      told: events.told,
      previewOrigin: previewOrigin(),
    };
  },
  file: ({ edits }, { query }) => edits.state(query.get('file') ?? ''),
  preview: async ({ preview, studioOrigin }, { query }): Promise<PreviewAnswer> => {
    const shown = await preview.page(query.get('path') ?? '/');
    const { html } = previewDocument(shown, studioOrigin());
    return { html };
  },
  facts: ({ site }) => site.facts(),
  shape: ({ site }, { query }) => site.shape(parse(Kind, query.get('kind'))),
  sections: ({ site }) => site.sections(),
  media: ({ media }) => media.list(),
  settings: ({ settings }) => settings.read(),
  changes: ({ changes }) => changes.read(),
  brand: ({ configuration }) => configuration.brand(),
  uses: ({ configuration }) => configuration.uses(),
  words: ({ configuration }, { query }) => configuration.words(query.get('language') ?? ''),
};

const CHANGE: Readonly<Record<string, Answer>> = {
  edit: ({ edits }, { body }) => {
    const { file, operations, window } = parse(Edit, body);
    return edits.edit(file, operations, window);
  },
  undo: ({ edits }) => edits.undo() ?? null,
  redo: ({ edits }) => edits.redo() ?? null,
  discard: ({ edits }, { body }) => edits.discard(parse(NamedFile, body).file) ?? null,
  resolve: ({ edits }, { body }) => {
    const { file, path, keep } = parse(Resolution, body);
    return edits.resolve(file, path, keep);
  },
  settings: ({ settings }, { body }) => settings.write(parse(Settings, body)),
  words: ({ configuration }, { body }) => configuration.beginWords(parse(BeginWords, body)),
  revert: ({ changes }, { body }) => changes.revert(parse(NamedFile, body).file),
  commit: async (context, { body }): Promise<CommitAnswer> => {
    const { files, message } = parse(Commit, body);
    const save = (names: readonly string[]) => saveFiles(context, names);
    return { commit: await context.changes.commit(files, message, save) };
  },
  save: (context, { body }): SaveAnswer => saveFiles(context, parse(SomeFiles, body).files),
};

function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * Handles a request to the studio's API.
 *
 * @throws RefusedRequest if it is invalid or refused.
 */
export async function answerApi(
  context: ApiContext,
  request: IncomingMessage,
  { path, query }: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  const name = path.slice(API.length + 1);
  const isReading = request.method === 'GET';
  if (!isReading && request.method !== 'POST')
    throw new RefusedRequest(405, 'Only GET and POST are answered here.');
  if (isReading && path === EVENTS) return context.events.add(response);
  const picture = isReading ? ownValue(PICTURES, name) : undefined;
  if (picture) return picture(context.media, query, response);
  if (!isReading && name === 'media')
    return sendJson(response, 200, await upload(request, context.site));
  const answer = ownValue(isReading ? READ : CHANGE, name);
  const making = ownValue(isReading ? MAKING_READ : MAKING_CHANGE, name);
  if (!answer && !making) throw new RefusedRequest(404, 'The studio does not know this address.');
  const body = isReading ? undefined : await readJson(request);
  const input = { query, body };
  sendJson(
    response,
    200,
    await (answer ? answer(context, input) : making?.(context.making, input)),
  );
}
