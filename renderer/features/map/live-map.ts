// biome-ignore assist/source/organizeImports: Leaflet writes markup as it loads, which must be allowed by then
import { ATTRIBUTION } from './leaflet-markup.ts';
import { circle, control, icon, type Map as LeafletMap, map, marker, tileLayer } from 'leaflet';
import './live-map.css';
import pin from './pin.svg?url';

const MIN_ZOOM = 7;
const START_ZOOM = 9;

/** Patience with the first tile; after that the drawn map stays. */
const FIRST_TILE_MS = 6000;

const PIN = icon({ iconUrl: pin, iconSize: [26, 36], iconAnchor: [13, 36], popupAnchor: [0, -32] });

type Point = [latitude: number, longitude: number];

const pointOf = ({ dataset }: HTMLElement): Point => [
  Number(dataset.latitude),
  Number(dataset.longitude),
];

/** A town's name and travel fee, copied as text from the list below the map. */
function popupOf(town: HTMLElement): HTMLElement {
  const popup = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = town.querySelector('span')?.textContent ?? '';
  const fee = document.createElement('span');
  fee.textContent = `Travel fee ${town.querySelector('b')?.textContent ?? ''}`;
  popup.append(name, fee);
  return popup;
}

function addServiceArea(figure: HTMLElement, live: LeafletMap): void {
  const radius = Number(figure.dataset.radius);
  circle(pointOf(figure), { radius, className: 'live-reach', interactive: false }).addTo(live);
  for (const town of figure.querySelectorAll<HTMLElement>('figcaption li')) {
    const name = town.querySelector('span')?.textContent ?? '';
    marker(pointOf(town), { icon: PIN, alt: name, title: name })
      .bindPopup(popupOf(town), { minWidth: 90 })
      .addTo(live);
  }
}

/**
 * Lays the real map over the drawn one as soon as a tile has come (docs/product.md, "Service
 * area"). If none comes,
 * it takes itself away again and the drawn map stays.
 */
export function showLiveMap(figure: HTMLElement): void {
  const container = figure.querySelector<HTMLElement>('.live-map');
  const { tiles } = figure.dataset;
  if (!container || !tiles) return;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const live = map(container, {
    center: pointOf(figure),
    zoom: START_ZOOM,
    minZoom: MIN_ZOOM,
    scrollWheelZoom: false,
    attributionControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  control.attribution({ prefix: false }).addTo(live);
  // Leaflet listens for Escape only while the map itself has the focus, not one of its pins.
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') live.closePopup();
  });
  addServiceArea(figure, live);

  const layer = tileLayer(tiles, { minZoom: MIN_ZOOM, attribution: ATTRIBUTION });
  const giveUp = () => {
    clearTimeout(patience);
    live.remove();
  };
  const patience = setTimeout(giveUp, FIRST_TILE_MS);
  // All tiles in view have been answered, and none with a picture. Leaflet still works on the last one.
  const giveUpSoon = () => setTimeout(giveUp);
  layer.once('load', giveUpSoon);
  layer.once('tileload', () => {
    clearTimeout(patience);
    layer.off('load', giveUpSoon);
    figure.toggleAttribute('data-live', true);
  });
  layer.addTo(live);
}
