import type { ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';

/**
 * Responds with a file, or the requested range of it; media players start in the middle. The caller sets the
 * headers that describe the file.
 */
export function sendPart(response: ServerResponse, content: Buffer): void {
  const { method, headers } = response.req;
  const range = method === 'GET' ? byteRange(headers.range, content.length) : undefined;
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${content.length}`);
    response.writeHead(416).end();
    return;
  }
  const body = range ? content.subarray(range.start, range.end + 1) : content;
  if (range)
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
  response.setHeader('Content-Length', body.length);
  response.writeHead(range ? 206 : 200).end(method === 'HEAD' ? undefined : body);
}
