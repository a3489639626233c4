// Leaflet writes markup as it loads, which must be allowed by then.
import './leaflet-markup.ts';
import {
  Control,
  circle,
  control,
  icon,
  type Map as LeafletMap,
  map,
  marker,
  tileLayer,
} from 'leaflet';
import { fillWord } from '../../text/fill-word.ts';
import './live-map.css';
import { type LiveWords, USUAL_CREDIT } from './live-words.ts';
import pin from './pin.svg?url';

const MIN_ZOOM = 7;
const START_ZOOM = 9;

/** Timeout for the first tile in milliseconds; after that the drawn map stays. */
const FIRST_TILE_MS = 6000;

const PIN = icon({ iconUrl: pin, iconSize: [26, 36], iconAnchor: [13, 36], popupAnchor: [0, -32] });

type Point = [latitude: number, longitude: number];

const pointOf = ({ dataset }: HTMLElement): Point => [
  Number(dataset.latitude),
  Number(dataset.longitude),
];

/** A place's name and note, copied as text from the list below the map. */
function popupOf(place: HTMLElement, { noteForm = '{note}' }: LiveWords): HTMLElement {
  const popup = document.createElement('div');
  const name = document.createElement('strong');
  name.textContent = place.querySelector('span')?.textContent ?? '';
  popup.append(name);
  for (const told of place.querySelectorAll('b, address > span')) {
    const note = document.createElement('span');
    note.textContent = fillWord(noteForm, { note: told.textContent ?? '' });
    popup.append(note);
  }
  return popup;
}

/** The attribution that the license of the map data requires. Leaflet's own control takes it only as markup. */
function addAttribution(live: LeafletMap, { mapData = USUAL_CREDIT }: LiveWords): void {
  const box = document.createElement('div');
  box.className = 'leaflet-control-attribution';
  const link = document.createElement('a');
  link.href = 'https://www.openstreetmap.org/copyright';
  link.textContent = 'OpenStreetMap';
  const [before = '', after = ''] = mapData.split('{source}');
  box.append(before, link, after);
  const attribution = new Control({ position: 'bottomright' });
  attribution.onAdd = () => box;
  attribution.addTo(live);
}

function addPlaces(figure: HTMLElement, live: LeafletMap, words: LiveWords): void {
  const radius = Number(figure.dataset.radius ?? 0);
  if (radius > 0)
    circle(pointOf(figure), { radius, className: 'live-reach', interactive: false }).addTo(live);
  for (const place of figure.querySelectorAll<HTMLElement>('figcaption li')) {
    const name = place.querySelector('span')?.textContent ?? '';
    marker(pointOf(place), { icon: PIN, alt: name, title: name })
      .bindPopup(popupOf(place, words), { minWidth: 90 })
      .addTo(live);
  }
  // Leaflet hard-codes this text, without an option.
  live.on('popupopen', ({ popup }) =>
    popup
      .getElement()
      ?.querySelector('.leaflet-popup-close-button')
      ?.setAttribute('aria-label', words.close),
  );
}

/**
 * Replaces the drawn map with the real one as soon as a tile has loaded; if none does, the real map is removed and the
 * drawn one stays.
 */
export function showLiveMap(figure: HTMLElement): void {
  const container = figure.querySelector<HTMLElement>('.live-map');
  const { tiles } = figure.dataset;
  if (!container || !tiles) return;
  const words: LiveWords = JSON.parse(figure.dataset.words ?? '{}');
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const live = map(container, {
    center: pointOf(figure),
    zoom: Number(figure.dataset.zoom ?? START_ZOOM),
    minZoom: MIN_ZOOM,
    scrollWheelZoom: false,
    attributionControl: false,
    zoomControl: false,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(live);
  addAttribution(live, words);
  // Leaflet handles Escape only while the map itself has focus, not one of its markers.
  container.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') live.closePopup();
  });
  addPlaces(figure, live, words);

  const layer = tileLayer(tiles, { minZoom: MIN_ZOOM });
  const giveUp = () => {
    clearTimeout(patience);
    live.remove();
  };
  const patience = setTimeout(giveUp, FIRST_TILE_MS);
  // All tiles in view have been answered, none with an image. Deferred because Leaflet is still processing the last
  // one.
  const giveUpSoon = () => setTimeout(giveUp);
  layer.once('load', giveUpSoon);
  layer.once('tileload', () => {
    clearTimeout(patience);
    layer.off('load', giveUpSoon);
    figure.toggleAttribute('data-live', true);
  });
  layer.addTo(live);
}
