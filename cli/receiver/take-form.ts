import type { FormCheck } from './form-check.ts';
import { atMost, readParts, readText } from './multipart.ts';
import { bodyOfPost, type PostedEntries, postedText } from './posted-form.ts';
import { IncomingFile, MOST_FILE_BYTES } from './stored-file.ts';
import { type Body, parseSubmission } from './submission.ts';

const MOST_BODY_BYTES = 1_048_576;

/** Maximum size of a form with all its files. */
const MOST_FORM_BYTES = 5 * MOST_FILE_BYTES + MOST_BODY_BYTES;

/** Something to store. */
interface Taken {
  id: string;
  body: Body;
}

/** A message, a booking or a form, and the files sent with it. */
export interface TakenForm extends Taken {
  /** True for a form of the site's own, validated against its JSON Schema. */
  isForm: boolean;
  files: Taken[];
}

/** What was received, before it is known whether it can be stored. */
interface Incoming {
  entries: [string, string][];
  files: { field: string; incoming: IncomingFile }[];
}

async function readMultipart(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
  folder: string,
  { entries, files }: Incoming,
): Promise<void> {
  for await (const part of readParts(atMost(pieces, MOST_FORM_BYTES), contentType)) {
    const { name, fileName } = part;
    if (fileName === undefined) {
      entries.push([name, await readText(part.body, MOST_BODY_BYTES)]);
    } else if (fileName !== '') {
      const incoming = new IncomingFile(folder);
      files.push({ field: name, incoming });
      entries.push([name, fileName]);
      await incoming.write(part);
    }
  }
}

/** Builds the body: a script sends it whole in `body`, a browser without scripts field by field. */
async function bodyOf(entries: PostedEntries, forms: () => Promise<FormCheck>): Promise<Taken> {
  const whole = entries.find(([name]) => name === 'body')?.[1];
  if (whole !== undefined) return parseSubmission(whole);
  const named = { form: postedText(entries, 'form'), page: postedText(entries, 'page') };
  const body = bodyOfPost(entries, await (await forms()).find(named));
  return { id: String(body.id), body };
}

/**
 * Receives a message, a booking, or a form as a script or a browser without scripts sends it (docs/contracts.md,
 * "What forms send"). Ignores the content type of JSON, since in the opaque mode browsers send it as plain text.
 *
 * @throws RequestFault if it is rejected; nothing of it is left on disk.
 */
export async function takeForm(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
  folder: string,
  forms: () => Promise<FormCheck>,
): Promise<TakenForm> {
  const incoming: Incoming = { entries: [], files: [] };
  try {
    let taken: Taken;
    if (/^multipart\/form-data/i.test(contentType)) {
      await readMultipart(pieces, contentType, folder, incoming);
      taken = await bodyOf(incoming.entries, forms);
    } else if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
      const text = await readText(pieces, MOST_BODY_BYTES);
      // Programs that set no content type of their own send JSON with this one.
      taken = text.trimStart().startsWith('{')
        ? parseSubmission(text)
        : await bodyOf([...new URLSearchParams(text)], forms);
    } else taken = parseSubmission(await readText(pieces, MOST_BODY_BYTES));
    const { id, body } = taken;
    const isForm = body.type === 'form';
    if (isForm) await (await forms()).check(body);
    const files: Taken[] = [];
    for (const { field, incoming: file } of incoming.files) {
      const kept = await file.keep(`${id} ${field}`);
      files.push({ id: kept.id, body: { submission: id, field, ...kept.file } });
    }
    return { id, body, isForm, files };
  } finally {
    for (const { incoming: file } of incoming.files) await file.drop();
  }
}
