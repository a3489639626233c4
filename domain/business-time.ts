/** Where the notary works, and where bookings are read (docs/product.md, "What is sent"). */
const TIME_ZONE = 'America/Chicago';

/** A moment as the notary's calendar and clock show it. */
export interface BusinessTime {
  /** `2026-11-21`. */
  day: string;
  /** Since midnight. */
  minutes: number;
}

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** What the notary's clock shows at a moment, wherever the visitor is. */
export function businessTime(moment: Date): BusinessTime {
  const part = Object.fromEntries(
    CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]),
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
