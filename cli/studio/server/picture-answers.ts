import type { ServerResponse } from 'node:http';
import { drawnIcon } from '../../site/icon-shapes.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { RefusedRequest } from './json-body.ts';
import { send } from './send.ts';

type PictureAnswer = (
  media: MediaFolder,
  query: URLSearchParams,
  response: ServerResponse,
) => void | Promise<void>;

/** Addresses that return a picture: an icon by `name`, or a thumbnail from `media/` by `src`. */
export const PICTURES: Readonly<Record<string, PictureAnswer>> = {
  icon: (_, query, response) => {
    const name = query.get('name') ?? '';
    const icon = drawnIcon(name);
    if (icon === undefined) throw new RefusedRequest(404, `There is no icon "${name}".`);
    response.setHeader('Cache-Control', 'private, max-age=86400');
    send(response, 200, 'image/svg+xml', icon);
  },
  thumbnail: async (media, query, response) => {
    const thumbnail = await media.thumbnail(query.get('src') ?? '');
    if (!thumbnail) throw new RefusedRequest(404, 'There is no such picture.');
    // A drawing opened in its own tab is a document of this origin.
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    send(response, 200, thumbnail.type, thumbnail.body);
  },
};
