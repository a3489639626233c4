import type { Embed, Recognize } from './embed.ts';

/** One to four path segments: `anna`, `anna/first-visit`, `team/practice/first-visit`. */
const NAMES = /^\/[\w.~+-]+(?:\/[\w.~+-]+){0,3}\/?$/;

function bookingPage(provider: string, page: string, frame = page): Embed {
  return { kind: 'booking', provider, frame, page };
}

/** The query for the frame address, without any date that happened to be open. */
function queryOf(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(
    ([name]) => !['month', 'date', 'slot', 'back'].includes(name),
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** `cal.com/anna/first-visit`, with subdomains for organizations. */
export const cal: Recognize = ({ host, pathname, searchParams }) => {
  const [, organization = '', ending] = /^(?:([a-z0-9-]+)\.)?cal\.(com|eu)$/.exec(host) ?? [];
  if (ending === undefined || !NAMES.test(pathname)) return undefined;
  const isOwn = organization === '' || organization === 'www' || organization === 'app';
  const path = pathname.replace(/\/$/, '');
  return bookingPage(
    'Cal.com',
    `https://${isOwn ? '' : `${organization}.`}cal.${ending}${path}${queryOf(searchParams)}`,
  );
};

/** `calendly.com/anna/first-visit`. */
export const calendly: Recognize = ({ host, pathname, searchParams }) =>
  /^(?:www\.)?calendly\.com$/.test(host) && NAMES.test(pathname)
    ? bookingPage(
        'Calendly',
        `https://calendly.com${pathname.replace(/\/$/, '')}${queryOf(searchParams)}`,
      )
    : undefined;

/** Appointment schedules of Google Calendar; `gv` makes them fit into a frame. */
export const googleCalendar: Recognize = ({ host, pathname }) => {
  const [, id] =
    /^\/calendar\/(?:u\/\d\/)?(?:appointments|selfsched)\/(?:schedules\/)?([\w-]{20,200})\/?$/.exec(
      pathname,
    ) ?? [];
  if (host !== 'calendar.google.com' || id === undefined) return undefined;
  const page = `https://calendar.google.com/calendar/appointments/schedules/${id}`;
  return bookingPage('Google Calendar', page, `${page}?gv=true`);
};

/** Microsoft Bookings pages. */
export const microsoftBookings: Recognize = ({ host, pathname }) => {
  const isPage =
    /^\/(?:owa\/calendar\/[\w.@-]+\/bookings(?:\/s\/[\w-]+)?|book\/[\w.@-]+(?:\/s\/[\w-]+)?)\/?$/.test(
      pathname,
    );
  return isPage && /^outlook\.office(?:365)?\.com$/.test(host)
    ? bookingPage('Microsoft Bookings', `https://${host}${pathname}`)
    : undefined;
};
