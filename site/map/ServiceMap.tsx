import type { Site } from '../../renderer/context/site.ts';
import { MapFigure } from '../../renderer/features/map/MapFigure.tsx';
import { usd } from '../../renderer/text/formats.ts';
import { AreaMap } from './AreaMap.tsx';
import { mapPlaces } from './map-places.ts';

interface ServiceMapProps {
  site: Site;
  /** Travel fee within Midland and Odessa, if the page's reading is not the standard one. */
  cityTravel?: number;
}

/** The map of the service area (docs/product.md, "Service area"). */
export function ServiceMap({ site, cityTravel = site.fees.travel }: ServiceMapProps) {
  const { area } = site;
  const { blocks } = site.words;
  const towns = mapPlaces(site, cityTravel);
  return (
    <MapFigure
      site={site}
      centre={area.midland}
      radiusMetres={area.radiusMetres}
      name={blocks.map}
      noteForm="Travel fee {note}"
      drawing={<AreaMap site={site} towns={towns} />}
    >
      <p>{blocks.mapFees}</p>
      <ul>
        {towns.map(({ name, travel, latitude, longitude }) => (
          <li key={name} data-latitude={latitude} data-longitude={longitude}>
            <span>{name}</span> <b>{usd(travel)}</b>
          </li>
        ))}
      </ul>
    </MapFigure>
  );
}
