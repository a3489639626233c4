import type { FormCheck } from './form-check.ts';
import { atMost, readParts, readText } from './multipart.ts';
import { bodyOfPost, type PostedEntries, postedText } from './posted-form.ts';
import { IncomingFile, MOST_FILE_BYTES } from './stored-file.ts';
import { type Body, parseSubmission } from './submission.ts';

const MOST_BODY_BYTES = 1_048_576;

/** Files of a form together. */
const MOST_FORM_BYTES = 5 * MOST_FILE_BYTES + MOST_BODY_BYTES;

/** Something to keep. */
interface Taken {
  id: string;
  body: Body;
}

/** A message, a booking or a form, and the files that came with it. */
export interface TakenForm extends Taken {
  /** True if it is a form of the site's own, held to its JSON Schema. */
  isForm: boolean;
  files: Taken[];
}

/** What came in, before it is known whether it can be kept. */
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

/** The body that entries are: a script sends it whole in `body`, a browser without scripts field by field. */
async function bodyOf(entries: PostedEntries, forms: FormCheck): Promise<Taken> {
  const whole = entries.find(([name]) => name === 'body')?.[1];
  if (whole !== undefined) return parseSubmission(whole);
  const named = { form: postedText(entries, 'form'), page: postedText(entries, 'page') };
  const body = bodyOfPost(entries, await forms.find(named));
  return { id: String(body.id), body };
}

/**
 * Takes in a message, a booking, or a form as a script or a browser without scripts sends it (docs/contracts.md, "What
 * forms send"). The type that JSON claims does not matter: in the opaque mode browsers send it as plain text.
 *
 * @throws RequestFault if it is refused; nothing of it is left then.
 */
export async function takeForm(
  pieces: AsyncIterable<Buffer>,
  contentType: string,
  folder: string,
  forms: FormCheck,
): Promise<TakenForm> {
  const incoming: Incoming = { entries: [], files: [] };
  try {
    let taken: Taken;
    if (/^multipart\/form-data/i.test(contentType)) {
      await readMultipart(pieces, contentType, folder, incoming);
      taken = await bodyOf(incoming.entries, forms);
    } else if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
      const text = await readText(pieces, MOST_BODY_BYTES);
      // Programs that name no type of their own send JSON as this one.
      taken = text.trimStart().startsWith('{')
        ? parseSubmission(text)
        : await bodyOf([...new URLSearchParams(text)], forms);
    } else taken = parseSubmission(await readText(pieces, MOST_BODY_BYTES));
    const { id, body } = taken;
    const isForm = body.type === 'form';
    if (isForm) await forms.check(body);
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
