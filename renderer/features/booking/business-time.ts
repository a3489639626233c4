/** A moment in the time zone of the business. */
export interface BusinessTime {
  /** `2026-11-21`. */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** A moment in the time zone of the business, wherever the visitor is. */
export function businessTime(
  moment: Date,
  { timeZone = 'UTC' }: { timeZone?: string | undefined },
): BusinessTime {
  const part = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute),
  };
}

/** The same day next year, the last that can be booked. */
export function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
