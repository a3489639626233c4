import type { Embed, Recognize } from './embed.ts';

/** Degrees and zoom as they appear in addresses. */
const NUMBER = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** Latitude limit of web maps (Web Mercator). */
const MOST_LATITUDE = 85.06;

/** Half the assumed width and height of a frame, in pixels. */
const HALF_FRAME = [550, 310] as const;

interface View {
  latitude: number;
  longitude: number;
  zoom: number;
}

function degrees(text: string | null | undefined, most: number): number | undefined {
  const number = NUMBER.test(text ?? '') ? Number(text) : Number.NaN;
  return Math.abs(number) <= most ? Math.round(number * 1e6) / 1e6 : undefined;
}

function viewOf(
  latitudeText: string | null | undefined,
  longitudeText: string | null | undefined,
  zoomText: string | null | undefined,
): View | undefined {
  const latitude = degrees(latitudeText, MOST_LATITUDE);
  const longitude = degrees(longitudeText, 180);
  const zoom = Math.floor(degrees(zoomText, 20) ?? -1);
  if (latitude === undefined || longitude === undefined || zoom < 0) return undefined;
  return { latitude, longitude, zoom };
}

/** West, south, east and north bounds of a frame at a zoom level; the world is 256 pixels wide at 0. */
function boundsOf({ latitude, longitude, zoom }: View): string {
  const perPixel = 360 / (256 * 2 ** zoom);
  const [across, down] = HALF_FRAME;
  const eastward = perPixel * across;
  const northward = perPixel * down * Math.cos((latitude * Math.PI) / 180);
  return [
    ...[longitude - eastward, latitude - northward],
    ...[longitude + eastward, latitude + northward],
  ]
    .map((degree) => degree.toFixed(6))
    .join(',');
}

function openStreetMapOf(view: View): Embed {
  const { latitude, longitude, zoom } = view;
  const query = new URLSearchParams({
    bbox: boundsOf(view),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return {
    kind: 'map',
    provider: 'OpenStreetMap',
    frame: `https://www.openstreetmap.org/export/embed.html?${query}`,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  };
}

/** Zoom level at which a frame shows approximately this range of degrees. */
function zoomOf(west: number, east: number): string {
  const perPixel = Math.max(east - west, 1e-4) / (2 * HALF_FRAME[0]);
  return String(Math.min(19, Math.max(0, Math.round(Math.log2(360 / 256 / perPixel)))));
}

/** The view in a frame address: its marker, else the center of its box. */
function framedView(query: URLSearchParams): View | undefined {
  const box = (query.get('bbox') ?? '').split(',').map((text) => degrees(text, 180));
  const [west, south, east, north] = box;
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const [latitude, longitude] = query.get('marker')?.split(',') ?? [
    ((south + north) / 2).toFixed(6),
    ((west + east) / 2).toFixed(6),
  ];
  return viewOf(latitude, longitude, zoomOf(west, east));
}

/** A view of openstreetmap.org with its marker, or a marker in the center; also the address of its frame. */
export const openStreetMap: Recognize = ({ host, pathname, searchParams, hash }) => {
  if (!/^(?:(?:www\.)?openstreetmap|osm)\.org$/.test(host)) return undefined;
  if (pathname === '/export/embed.html') {
    const framed = framedView(searchParams);
    return framed && openStreetMapOf(framed);
  }
  const [zoom, latitude, longitude] =
    new URLSearchParams(hash.slice(1)).get('map')?.split('/') ?? [];
  const view = viewOf(
    searchParams.get('mlat') ?? latitude,
    searchParams.get('mlon') ?? longitude,
    zoom ?? '16',
  );
  return view && openStreetMapOf(view);
};

/** Center of a Google Maps frame, in degrees of longitude and latitude. */
const CENTRE = /!2d(-?\d{1,3}(?:\.\d{1,20})?)!3d(-?\d{1,2}(?:\.\d{1,20})?)/;
const GOOGLE_FRAME = /^[!\w.:%+ '"(),&*-]{10,2000}$/;

/** The address from Share, Embed a map in Google Maps; its other addresses refuse to be framed. */
export const googleMaps: Recognize = ({ host, pathname, searchParams }) => {
  if (!/^(?:www\.|maps\.)?google\.com$/.test(host) || pathname !== '/maps/embed') return undefined;
  const shown = searchParams.get('pb') ?? '';
  const [, longitude, latitude] = CENTRE.exec(shown) ?? [];
  if (!GOOGLE_FRAME.test(shown) || latitude === undefined) return undefined;
  return {
    kind: 'map',
    provider: 'Google Maps',
    frame: `https://www.google.com/maps/embed?${new URLSearchParams({ pb: shown })}`,
    page: `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`,
  };
};
