import { useEffect, useRef, useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { findPlace } from '../places/find-place.ts';
import { findInGazetteer } from '../places/gazetteer.ts';

/** The place of the visit, as far as it is known. */
export interface VisitPlace {
  state: 'none' | 'looking' | 'found' | 'unknown';
  point: GeoPoint | undefined;
  /** Handles input while typing: towns and ZIP codes are resolved locally, without a request. */
  typed: (address: string) => void;
  /** Looks up what was typed, once typing has finished. */
  look: () => void;
}

type Found = Pick<VisitPlace, 'state' | 'point'>;

const NOWHERE: Found = { state: 'none', point: undefined };

/** The coordinates of the address in the booking form, for the mileage of the running estimate. */
export function usePlace(first: string, facts: VisitorFacts): VisitPlace {
  const known = (text: string): Found => {
    const place = findInGazetteer(text, facts.area);
    return place ? { state: 'found', point: place.point } : NOWHERE;
  };
  const [found, setFound] = useState(() => known(first));
  const text = useRef(first);
  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);

  const typed = (address: string) => {
    if (address === text.current) return;
    text.current = address;
    search.current?.abort();
    setFound(known(address));
  };
  const look = () => {
    if (text.current === '' || found.state !== 'none') return;
    const controller = new AbortController();
    search.current = controller;
    setFound({ state: 'looking', point: undefined });
    findPlace(text.current, facts, controller.signal)
      .then(
        (place) => place ?? undefined,
        // A failing geocoder must not block a booking.
        () => undefined,
      )
      .then((place) => {
        if (controller.signal.aborted) return;
        setFound({ state: place ? 'found' : 'unknown', point: place?.point });
      });
  };
  return { ...found, typed, look };
}
