import type { ReactNode } from 'react';
import type { GeoPoint } from '../../../schemas/geo-point.ts';
import type { Site } from '../../context/site.ts';
import { type LiveWords, USUAL_CREDIT } from './live-words.ts';

interface MapFigureProps {
  site: Site;
  centre: GeoPoint;
  /** Circle around the center of the interactive map. */
  radiusMetres?: number;
  /** Initial zoom of the interactive map; Leaflet's levels, 9 by default. */
  zoom?: number;
  /** Accessible name of the interactive map. */
  name: string;
  /** Template for the note of a place, if it needs one: `Travel fee {note}`. */
  noteForm?: string;
  drawing: ReactNode;
  /**
   * The places as a list, for `figcaption`: items with `data-latitude` and `data-longitude`, a `span` with the name,
   * and a `b`.
   */
  children: ReactNode;
}

/** A drawn map, replaced by a real one once its first tile has loaded (`live-map.ts`). */
export function MapFigure(props: MapFigureProps) {
  const { site, centre, radiusMetres, zoom, name, noteForm, drawing, children } = props;
  const { zoomIn, zoomOut, closeNote, mapData } = site.words.blocks;
  const tiles = (site.features?.map !== false && site.integrations.tiles) || undefined;
  const words: LiveWords = {
    ...{ zoomIn, zoomOut, close: closeNote, noteForm },
    mapData: mapData === USUAL_CREDIT ? undefined : mapData,
  };
  return (
    <figure
      className="service-map"
      data-module={tiles && 'map'}
      data-on={tiles && 'visible'}
      data-tiles={tiles}
      data-latitude={centre.latitude}
      data-longitude={centre.longitude}
      data-radius={radiusMetres}
      data-zoom={zoom}
      data-words={tiles && JSON.stringify(words)}
    >
      <div className="map-frame">
        {drawing}
        <section className="live-map" aria-label={name} />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
