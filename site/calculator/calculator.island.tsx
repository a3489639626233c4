import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { IslandProps } from '../../renderer/islands/Island.tsx';
import { estimate, isBeyondArea } from '../prices/estimate.ts';
import { EstimateParts } from './EstimateParts.tsx';
import { estimateLink } from './estimate-link.ts';
import { settleSignatures } from './form-fields.ts';
import { ManySignatures } from './ManySignatures.tsx';
import { Patience } from './Patience.tsx';
import { AddressField, CoordinateFields } from './PlaceFields.tsx';
import { PlaceTabs } from './PlaceTabs.tsx';
import { ShareEstimate } from './ShareEstimate.tsx';
import { useCalculator } from './use-calculator.ts';
import { VisitFields } from './VisitFields.tsx';

/** The price calculator (docs/product.md, "Calculator"): place, time and signatures in, a price out. */
export function Calculator({ facts }: IslandProps) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const { state, calculate, locate, changePlace, changeVisit, changeMode } = useCalculator(
    ref,
    facts,
  );
  const { mode, busy, problem, near, place, visit } = state;
  const result = useRef<HTMLOutputElement>(null);
  // On a phone the result would begin below the dock.
  useEffect(() => {
    if (place) result.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const change = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isVisit = target instanceof Element && /^(?:timeSlot|signatures)$/.test(nameOf(target));
    if (isVisit) changeVisit(currentTarget);
    else changePlace();
  };
  const link = place && {
    place: place.listed ? place.name : place.point,
    ...visit,
  };
  return (
    // Outside a dialog this method submits nothing: without scripts, Enter cannot reload the page.
    <form
      className="form calculator-form needs-script"
      method="dialog"
      noValidate
      ref={ref}
      onChange={change}
      onBlur={({ target, currentTarget }) => {
        if (nameOf(target) === 'signatures') settleSignatures(currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // A changed place cancels the current lookup, so this would only repeat the same one.
        if (busy !== 'calculating') void calculate(event.currentTarget, mode);
      }}
    >
      <PlaceTabs
        id={id}
        mode={mode}
        onChange={changeMode}
        panels={{
          address: <AddressField id={id} problem={problem} facts={facts} />,
          coordinates: <CoordinateFields id={id} problem={problem} facts={facts} near={near} />,
        }}
      />
      <VisitFields id={id} facts={facts} />
      <div className="actions">
        <button className="button primary" type="submit">
          {busy === 'calculating' ? 'Calculating...' : 'Calculate Price'}
        </button>
        <button
          className="button ghost"
          type="button"
          data-action="locate"
          onClick={({ currentTarget }) => currentTarget.form && locate(currentTarget.form)}
        >
          {busy === 'locating' ? 'Getting Location...' : 'Use My Location'}
        </button>
      </div>
      {/* Present before its content, so that screen readers announce it. */}
      <output ref={result}>
        {busy === 'calculating' && <Patience />}
        {place && (
          <>
            <span className="estimate-place">{place.name}</span>
            {isBeyondArea(place.point, facts) && (
              <span className="estimate-far">
                That is further than we usually drive. Please call {facts.business.phone} before you
                count on it.
              </span>
            )}
            <ManySignatures signatures={visit.signatures} phone={facts.business.phone} />
            <EstimateParts prices={[estimate({ point: place.point, ...visit }, facts)]} />
          </>
        )}
      </output>
      {link && <ShareEstimate link={estimateLink(link)} />}
    </form>
  );
}

function nameOf(field: Element): string {
  return field.getAttribute('name') ?? '';
}
