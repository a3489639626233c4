import { html, type Markup } from './markup.ts';
import { KINDS, type Kind, type Submission } from './submission.ts';

const NAMES: Record<Kind, { one: string; all: string }> = {
  contact: { one: 'Contact', all: 'Contact messages' },
  booking: { one: 'Booking', all: 'Bookings' },
  form: { one: 'Form', all: 'Forms' },
  upload: { one: 'Upload', all: 'Uploads' },
};

/** Maximum number of submissions on the page; older ones are only in `/submissions.json`. */
const MOST_SHOWN = 200;

export interface ReceiverView {
  /** Address of the site whose forms send here. */
  siteUrl: string;
  /** Folder of the submissions, as shown to the user. */
  folder: string;
  counts: Partial<Record<Kind, number>>;
  newest: Iterable<Submission>;
}

/**
 * Maximum length of a value on the page, in characters; 200 submissions of a megabyte each are too much for a
 * browser.
 */
const MOST_CHARACTERS = 2000;

function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}… (${text.length} characters, all of them in submissions.json)`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function fields(record: Record<string, unknown>): Markup {
  const rows = Object.entries(record).map(([name, value]) => {
    const empty = value === '' || value === null;
    const shown = empty ? html`<span class="none">empty</span>` : html`${shortened(String(value))}`;
    return html`<dt>${shortened(name)}</dt><dd>${isRecord(value) ? fields(value) : shown}</dd>`;
  });
  return html`<dl>${rows}</dl>`;
}

/** What the submission is about: the name of a person or a file. */
function title({ kind, id, body }: Submission): Markup {
  if (kind === 'upload') return html`<a href="/uploads/${id}">${String(body.name)}</a>`;
  if (kind === 'form') return html`${shortened(`${body.form} on ${body.page}`)}`;
  const name = isRecord(body.contact) ? body.contact.name : undefined;
  return html`${typeof name === 'string' && name.trim() !== '' ? shortened(name) : 'Without a name'}`;
}

function card(submission: Submission): Markup {
  const { kind, body, receivedAt, doubles } = submission;
  const marks = [
    ...(body.suspect === true
      ? [
          html`<span class="tag suspect" title="A field that people do not see was filled in">Suspect</span>`,
        ]
      : []),
    ...(doubles > 0 ? [html`<span class="tag">Came ${doubles + 1} times, kept once</span>`] : []),
  ];
  const shownTime = `${receivedAt.slice(0, 19).replace('T', ' ')} UTC`;
  return html`<article class="${kind}"><header><span class="tag">${NAMES[kind].one}</span>
<h2>${title(submission)}</h2>${marks}<time datetime="${receivedAt}">${shownTime}</time></header>
${fields(body)}</article>
`;
}

function* firstOf<T>(items: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const item of items) {
    if (left === 0) return;
    left -= 1;
    yield item;
  }
}

/** The page that lists submissions, newest first. All of their values are escaped. */
export function receiverPage({ siteUrl, folder, counts, newest }: ReceiverView): string {
  const total = KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const numbers = KINDS.map(
    (kind) => html`<li>${NAMES[kind].all} <b>${counts[kind] ?? 0}</b></li>`,
  );
  const cards =
    total === 0
      ? [
          html`<p class="empty">Nothing has arrived yet. Send a form on <a href="${siteUrl}">the site</a>.</p>`,
        ]
      : Array.from(firstOf(newest, MOST_SHOWN), card);
  const rest =
    total > MOST_SHOWN
      ? html`<p class="none">The newest ${MOST_SHOWN} of ${total}; all are in <a href="/submissions.json">submissions.json</a>.</p>`
      : html``;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Touchdown receiver</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">
<script type="module" src="/page.js"></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<header><div>
<h1>What the forms have sent</h1>
<p>From <a href="${siteUrl}">${siteUrl}</a>, newest first. Nothing leaves this computer; everything is kept in ${folder}.</p>
<p class="lost" role="status">The receiver does not answer. Start it again to see what is new.</p>
</div></header>
<main>
<ul class="counts" role="status">${numbers}</ul>
${cards}${rest}
</main>
</body>
</html>
`.html;
}
