import { hasFeature } from '../../renderer/context/features.ts';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { mapPlaces } from './map-places.ts';

interface ServiceMapProps {
  site: Site;
  /** Travel fee within Midland and Odessa, where a page's reading is not the standard one. */
  cityTravel?: number;
}

/**
 * The map of the service area (docs/product.md, "Service area"): a drawing, over which
 * `renderer/features/map/` lays a real map once its first tile has come.
 */
export function ServiceMap({ site, cityTravel = site.fees.travel }: ServiceMapProps) {
  const { area, integrations } = site;
  const towns = mapPlaces(site, cityTravel);
  return (
    <figure
      className="service-map"
      data-tiles={(hasFeature(site, 'map') && integrations.tiles) || undefined}
      data-latitude={area.midland.latitude}
      data-longitude={area.midland.longitude}
      data-radius={area.radiusMetres}
    >
      <div className="map-frame">
        <DrawnMap site={site} towns={towns} />
        <section className="live-map" aria-label={site.words.blocks.map} />
      </div>
      <figcaption>
        <p>{site.words.blocks.mapFees}</p>
        <ul>
          {towns.map(({ name, travel, latitude, longitude }) => (
            <li key={name} data-latitude={latitude} data-longitude={longitude}>
              <span>{name}</span> <b>{usd(travel)}</b>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
