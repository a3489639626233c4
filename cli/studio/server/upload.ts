import type { IncomingMessage } from 'node:http';
import type { MediaFile } from '../../../studio/protocol.ts';
import { MOST_BYTES } from '../../pictures/find-media.ts';
import { addMedia } from '../media/add-media.ts';
import type { StudioSite } from '../studio-site.ts';
import { RefusedRequest, readBody } from './json-body.ts';

/** Maximum length of an encoded file name. */
const MOST_NAME_CHARACTERS = 1000;

/** The name of an uploaded file; a form on another page cannot send this header. */
function nameOf({ headers }: IncomingMessage): string {
  const sent = String(headers['x-file-name'] ?? '');
  if (sent === '' || sent.length > MOST_NAME_CHARACTERS)
    throw new RefusedRequest(400, 'A file needs a name, in the header X-File-Name.');
  try {
    return decodeURIComponent(sent);
  } catch {
    throw new RefusedRequest(400, 'The name of the file is not encoded as addresses are.');
  }
}

/**
 * Receives the bytes of a file for `media/`.
 *
 * @throws RefusedRequest if it is too large, or pages can neither show nor offer it.
 */
export async function upload(request: IncomingMessage, site: StudioSite): Promise<MediaFile> {
  const name = nameOf(request);
  const added = await addMedia(site.site.root, name, await readBody(request, MOST_BYTES));
  site.followSite();
  return added;
}
