import { useId } from 'react';
import { Icon, type IconShapes } from './Icon.tsx';
import './segments.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShapes;
}

interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A choice among a few visible options: a radio group in a row. Options with an icon have their label as accessible
 * name only.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, segments, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {segments.map((segment) => (
        <label key={segment.value} title={segment.icon ? segment.label : undefined}>
          <input
            type="radio"
            className="unseen"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon && <Icon shapes={segment.icon} />}
          <span className={segment.icon ? 'unseen' : ''}>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
