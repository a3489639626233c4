import { useId } from 'react';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { businessTime, yearAfter } from './business-time.ts';

interface DayFieldProps {
  label: string;
  business: VisitorFacts['business'];
  defaultValue: string | undefined;
  /** True while the chosen time has passed. */
  isPast: boolean;
  /** Ids of what is said about the day. */
  notes: string | undefined;
}

/** A day from today at the business on, within a year. */
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
