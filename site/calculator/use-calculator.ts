import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { watchFragment } from '../../renderer/browser/fragment.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { showToast } from '../../renderer/features/toasts/toast.ts';
import { findPlace, nameOfPoint } from '../places/find-place.ts';
import { findInGazetteer, type Place } from '../places/gazetteer.ts';
import { currentPoint, LocationFault } from '../places/geolocation.ts';
import { readCoordinates } from './coordinates.ts';
import { readEstimateLink } from './estimate-link.ts';
import {
  control,
  fillForm,
  readVisit,
  settleSignatures,
  typedIn,
  type Visit,
} from './form-fields.ts';
import {
  addressNotFound,
  addressRequired,
  calculationError,
  coordinatesProblem,
  Problem,
} from './problems.ts';

/** How the place is specified (docs/product.md, "Calculator"). */
export type PlaceMode = 'address' | 'coordinates';

interface State {
  mode: PlaceMode;
  busy: 'calculating' | 'locating' | undefined;
  problem: Problem | undefined;
  /** Description of the coordinates reported by the browser. */
  near: string | undefined;
  /** The place of the displayed result. */
  place: Place | undefined;
  visit: Visit;
}

const START: State = {
  mode: 'address',
  busy: undefined,
  problem: undefined,
  near: undefined,
  place: undefined,
  visit: { timeSlot: 'business-hours', signatures: 1 },
};

/**
 * The place given in the fields.
 *
 * @throws Problem if it is missing, invalid or not found.
 */
async function placeOf(
  form: HTMLFormElement,
  mode: PlaceMode,
  facts: VisitorFacts,
  signal: AbortSignal,
): Promise<Place> {
  if (mode === 'coordinates') {
    const latitude = typedIn(form, 'latitude');
    const longitude = typedIn(form, 'longitude');
    const point = readCoordinates({ latitude, longitude });
    if ('fault' in point) throw coordinatesProblem(point);
    return { name: `${point.latitude}, ${point.longitude}`, point };
  }
  const address = typedIn(form, 'address');
  if (address === '') throw addressRequired();
  const place = await findPlace(address, facts, signal);
  if (!place) throw addressNotFound();
  return place;
}

/** State and actions of the calculator (docs/product.md, "Calculator"). */
export function useCalculator(ref: RefObject<HTMLFormElement | null>, facts: VisitorFacts) {
  const [state, setState] = useState(START);
  const patch = (change: Partial<State>) => setState((now) => ({ ...now, ...change }));
  const current = useRef<AbortController>(undefined);

  /** Cancels the current operation; only the most recent one may change state. */
  function begin(): AbortSignal {
    current.current?.abort();
    current.current = new AbortController();
    return current.current.signal;
  }

  async function calculate(form: HTMLFormElement, mode: PlaceMode): Promise<void> {
    const signal = begin();
    settleSignatures(form);
    const visit = readVisit(form);
    patch({ mode, visit, busy: 'calculating', problem: undefined, place: undefined });
    try {
      const place = await placeOf(form, mode, facts, signal);
      if (!signal.aborted) patch({ busy: undefined, place });
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof Problem ? error : calculationError();
      patch({ busy: undefined, problem });
      if (problem.field) control(form, problem.field).focus();
      void showToast({ title: problem.title, text: problem.message, kind: 'error' });
    }
  }

  async function locate(form: HTMLFormElement): Promise<void> {
    const signal = begin();
    patch({ busy: 'locating', problem: undefined });
    try {
      const point = await currentPoint();
      if (signal.aborted) return;
      control(form, 'latitude').value = String(point.latitude);
      control(form, 'longitude').value = String(point.longitude);
      patch({ mode: 'coordinates', busy: undefined, near: undefined, place: undefined });
      void showToast({
        title: 'Location Found',
        text: 'Your coordinates are filled in.',
        kind: 'success',
      });
      const near = await nameOfPoint(point, facts);
      const isSame =
        typedIn(form, 'latitude') === String(point.latitude) &&
        typedIn(form, 'longitude') === String(point.longitude);
      if (isSame) patch({ near });
    } catch (error) {
      if (signal.aborted || !(error instanceof LocationFault)) return;
      patch({ busy: undefined });
      void showToast({ title: error.title, text: error.message, kind: 'error' });
    }
  }

  /** Changing the place invalidates the last result and error. */
  function changePlace(): void {
    current.current?.abort();
    patch({ busy: undefined, problem: undefined, near: undefined, place: undefined });
  }

  function changeMode(mode: PlaceMode): void {
    if (mode === state.mode) return;
    current.current?.abort();
    patch({ mode, busy: undefined, problem: undefined });
  }

  const openLink = useEffectEvent((inputs: string) => {
    const form = ref.current;
    const shared = readEstimateLink(inputs);
    if (!form || !shared) return;
    const isText = typeof shared.place === 'string';
    // The author of a link must not be able to make this browser query a geocoder with arbitrary text.
    if (isText && !findInGazetteer(String(shared.place), facts.area)) return;
    fillForm(form, shared);
    form.scrollIntoView({ block: 'center' });
    void calculate(form, isText ? 'address' : 'coordinates');
  });
  useEffect(() => watchFragment('calculator', openLink), []);
  useEffect(() => () => current.current?.abort(), []);

  return {
    state,
    calculate,
    locate,
    changePlace,
    changeVisit: (form: HTMLFormElement) => patch({ visit: readVisit(form) }),
    changeMode,
  };
}
