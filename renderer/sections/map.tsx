import { z } from 'zod';
import { GeoPoint } from '../../schemas/geo-point.ts';
import { text } from '../../schemas/text.ts';
import { OutwardLink } from '../components/OutwardLink.tsx';
import { Section } from '../components/Section.tsx';
import type { Site } from '../context/site.ts';
import { DrawnMap } from '../features/map/DrawnMap.tsx';
import { MapFigure } from '../features/map/MapFigure.tsx';
import { MapGround } from '../features/map/MapGround.tsx';
import { mapExtent, scaleBar } from '../features/map/map-extent.ts';
import { fillWord } from '../text/fill-word.ts';
import { addressLines } from './address-lines.ts';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Place = GeoPoint.extend({
  name: text('Name of the place.'),
  note: text('Details, such as its address.').optional(),
}).meta({ description: 'A place on the map.' });

const Block = z.strictObject({
  heading,
  intro,
  places: z
    .array(Place)
    .min(1)
    .max(12)
    .optional()
    .meta({ description: 'Up to twelve places. Default: the business, at `business.geo`.' }),
});

interface ShownPlace extends GeoPoint {
  name: string;
  lines: string[];
}

/** The places shown; empty if the location of the business is unknown. */
function shownPlaces({ places }: z.output<typeof Block>, { business }: Site): ShownPlace[] {
  if (places) return places.map(({ note, ...place }) => ({ ...place, lines: note ? [note] : [] }));
  const { geo, name, address } = business;
  return geo ? [{ ...geo, name, lines: addressLines(address) }] : [];
}

/** A route planner with the destination filled in. */
function directionsTo({ latitude, longitude }: GeoPoint): string {
  const to = `${latitude},${longitude}`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(to)}#map=16/${latitude}/${longitude}`;
}

/** The location of the business, or the places named by the block. */
export const map = defineSection({
  name: 'map',
  description:
    'Where the business is (`business.geo` in site.config.yaml), or the places listed here: a drawing, and an interactive map if `integrations.tiles` is set.',
  schema: Block,
  sample: {
    heading: 'Where you find us',
    places: [{ name: 'The workshop', note: '12 Mill Lane', latitude: 50.1541, longitude: -5.0647 }],
  },
  Component({ block, site, tone }) {
    const places = shownPlaces(block, site);
    if (places.length === 0) return null;
    const { blocks } = site.words;
    const names = places.map(({ name }) => name).join(', ');
    const { centre, unitsPerKm, zoom } = mapExtent(places);
    const scale = scaleBar(unitsPerKm, site.business.address.country, site.language);
    const drawing = (
      <DrawnMap
        name={fillWord(blocks.drawnMapOf, { names })}
        centre={centre}
        unitsPerKm={unitsPerKm}
        places={places.map((place) => ({ ...place, label: place.name, kind: 'primary' }))}
        scale={scale}
      >
        <MapGround ring={scale.km * unitsPerKm} />
      </DrawnMap>
    );
    return (
      <Section className="map" tone={tone} heading={block.heading} lead={block.intro}>
        <MapFigure
          site={site}
          centre={centre}
          zoom={zoom}
          name={fillWord(blocks.mapOf, { names })}
          drawing={drawing}
        >
          <ul className="map-places">
            {places.map((place) => (
              <li key={place.name} data-latitude={place.latitude} data-longitude={place.longitude}>
                <span>{place.name}</span>
                {place.lines.length > 0 && (
                  <address>
                    {place.lines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </address>
                )}
                <OutwardLink href={directionsTo(place)} site={site}>
                  {blocks.directions}
                </OutwardLink>
              </li>
            ))}
          </ul>
        </MapFigure>
      </Section>
    );
  },
});
