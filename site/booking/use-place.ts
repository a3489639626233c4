import { useEffect, useRef, useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { findPlace } from '../places/find-place.ts';
import { findInGazetteer } from '../places/gazetteer.ts';

/** Where the visit is, as far as it is known. */
export interface Place {
  state: 'none' | 'looking' | 'found' | 'unknown';
  point: GeoPoint | undefined;
  /** Takes what is being typed: towns and ZIP codes are known at once, nobody is asked. */
  typed: (address: string) => void;
  /** Looks up what was typed, once somebody is done with it. */
  look: () => void;
}

type Found = Pick<Place, 'state' | 'point'>;

const NOWHERE: Found = { state: 'none', point: undefined };

/** The point of the address in the booking form, for the mileage of the running estimate. */
export function usePlace(first: string, facts: VisitorFacts): Place {
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
        // A geocoder that fails must not stand in the way of a booking.
        () => undefined,
      )
      .then((place) => {
        if (controller.signal.aborted) return;
        setFound({ state: place ? 'found' : 'unknown', point: place?.point });
      });
  };
  return { ...found, typed, look };
}
