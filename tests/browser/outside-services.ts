import { onceAWorker } from '../support/once-a-worker.ts';
import { GeocoderServer } from './geocoder-server.ts';
import { type ServedSite, serveSiteWith } from './site-with.ts';
import { TileServer } from './tile-server.ts';
import { UploadServer } from './upload-server.ts';

/** What pages ask outside of the site, each on this machine, and a site that asks them. */
export interface OutsideServices {
  geocoder: GeocoderServer;
  tiles: TileServer;
  uploads: UploadServer;
  site: ServedSite;
}

/** Lends a file the services and the site that all files of a worker share. */
export const lendServices = onceAWorker<OutsideServices>(
  async () => {
    const geocoder = await GeocoderServer.start();
    const tiles = await TileServer.start();
    const uploads = await UploadServer.start();
    const site = await serveSiteWith({
      geocoder: geocoder.base,
      tiles: tiles.template,
      uploadEndpoint: uploads.url,
    });
    return { geocoder, tiles, uploads, site };
  },
  async ({ geocoder, tiles, uploads, site }) => {
    site.close();
    await Promise.all([geocoder.stop(), tiles.stop(), uploads.stop()]);
  },
);
