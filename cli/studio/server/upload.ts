import type { IncomingMessage } from 'node:http';
import type { MediaFile } from '../../../studio/protocol.ts';
import { MOST_BYTES } from '../../pictures/find-media.ts';
import { addMedia } from '../media/add-media.ts';
import type { StudioSite } from '../studio-site.ts';
import { RefusedRequest, readBody } from './json-body.ts';

/** Longest name of a file that is looked at, as it is sent. */
const MOST_NAME_CHARACTERS = 1000;

/** What a file is called; no form of another page can send that header. */
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
 * Takes a file for `media/` as its bytes.
 *
 * @throws RefusedRequest if it is too large, or none that pages can show or offer.
 */
export async function upload(request: IncomingMessage, site: StudioSite): Promise<MediaFile> {
  const name = nameOf(request);
  const added = await addMedia(site.site.root, name, await readBody(request, MOST_BYTES));
  site.followSite();
  return added;
}
