import type { ReactNode } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { PlaceField, Problem } from './problems.ts';

interface FieldsProps {
  id: string;
  problem: Problem | undefined;
}

interface FieldProps extends FieldsProps {
  name: PlaceField;
  label: string;
  placeholder?: string;
  inputMode?: 'text' | 'decimal';
  autoComplete: string;
  hint?: ReactNode;
}

/** A text field with its hint and its error, if any. */
function Field({ id, problem, name, label, hint, ...input }: FieldProps) {
  const own = problem?.field === name ? problem : undefined;
  const fieldId = `${id}-${name}`;
  const described = [own && `${fieldId}-fault`, hint && `${fieldId}-hint`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={fieldId}>{label}</label>
      <input
        {...input}
        id={fieldId}
        name={name}
        type="text"
        maxLength={200}
        aria-invalid={own !== undefined}
        aria-describedby={described.join(' ') || undefined}
      />
      {own && (
        <p className="field-fault" id={`${fieldId}-fault`}>
          {own.message}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The address, and the service that looks it up. */
export function AddressField({ facts, ...rest }: FieldsProps & { facts: VisitorFacts }) {
  const hint = facts.integrations.geocoder ? (
    <>
      Street and town, or only a town or ZIP. Map data from{' '}
      <a
        className="text-link"
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener noreferrer"
      >
        OpenStreetMap contributors<span className="sr-only"> (opens in a new tab)</span>
      </a>
      .
    </>
  ) : (
    'A town or ZIP code of West Texas. For any other spot, use its coordinates.'
  );
  return (
    <Field {...rest} name="address" label="Address" autoComplete="address-line1" hint={hint} />
  );
}

interface CoordinateFieldsProps extends FieldsProps {
  facts: VisitorFacts;
  near: string | undefined;
}

/** Latitude and longitude, and a description of what is nearby. */
export function CoordinateFields({ facts, near, ...rest }: CoordinateFieldsProps) {
  const { latitude, longitude } = facts.area.odessa;
  return (
    <>
      <div className="field-pair">
        <Field
          {...rest}
          name="latitude"
          label="Latitude"
          autoComplete="off"
          placeholder={String(latitude)}
        />
        <Field
          {...rest}
          name="longitude"
          label="Longitude"
          autoComplete="off"
          placeholder={String(longitude)}
        />
      </div>
      <p className="field-hint near" aria-live="polite">
        {near !== undefined && `Near: ${near}`}
      </p>
    </>
  );
}
