import { useId } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { businessTime, yearAfter } from './business-time.ts';

interface DayFieldProps {
  label: string;
  business: VisitorFacts['business'];
  defaultValue: string | undefined;
  /** Whether the selected time has passed. */
  isPast: boolean;
  /** Ids of the notes about the day. */
  notes: string | undefined;
}

/** A date from today (in the business's time zone) up to one year ahead. */
export function DayField({ label, business, defaultValue, isPast, notes }: DayFieldProps) {
  const id = useId();
  const today = businessTime(new Date(), business).day;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name="date"
        type="date"
        min={today}
        max={yearAfter(today)}
        defaultValue={defaultValue}
        aria-invalid={isPast}
        aria-describedby={notes}
        required
      />
    </div>
  );
}
