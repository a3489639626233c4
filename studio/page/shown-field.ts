/** Outlines the element of the field being edited; a constructed stylesheet, as the page's policy allows no other. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [data-edit]:hover, [data-edit-picture]:hover { outline: 2px solid #2f6fed73; outline-offset: 3px; cursor: default; }
  [data-studio-shown], [data-studio-typing] { outline: 2px solid #2f6fed !important; outline-offset: 3px; }
  [data-studio-typing] { cursor: text; background: #2f6fed14; }
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const SHOWN = 'data-studio-shown';

/** The selected key, even if no element shows it yet. */
let shownPath: string | undefined;

/** True until an element shows that key. */
let isAwaited = false;

/** Opened to reveal its content; closed again when another field is selected. */
let opened: HTMLDialogElement | HTMLDetailsElement | undefined;

/** Elements that show a key, as pictures or as texts. */
export function elementFor(path: string): HTMLElement | undefined {
  const texts = [...document.querySelectorAll<HTMLElement>('[data-edit]')];
  const pictures = [...document.querySelectorAll<HTMLElement>('[data-edit-picture]')];
  const all = [
    ...texts.filter((element) => element.getAttribute('data-edit')?.split(' ').includes(path)),
    ...pictures.filter((element) => {
      const picture = element.getAttribute('data-edit-picture') ?? '';
      return picture === path || path.startsWith(`${picture}.`);
    }),
  ];
  // The same text may also be in a part that is visible only at other widths.
  return all.find((element) => element.checkVisibility()) ?? all[0];
}

/** The element that is currently marked. */
export function shownElement(): Element | null {
  return document.querySelector(`[${SHOWN}]`);
}

function openAround(element: Element): void {
  const closed = element.closest<HTMLDialogElement | HTMLDetailsElement>(
    'dialog:not([open]), details:not([open])',
  );
  if (!closed) return;
  closed.open = true;
  opened = closed;
}

/** Scrolls the element of a key into view and marks it; without a path nothing is marked. */
export function showField(path: string | undefined): void {
  shownElement()?.removeAttribute(SHOWN);
  shownPath = path;
  const element = path === undefined ? undefined : elementFor(path);
  if (opened && !(element && opened.contains(element))) {
    opened.open = false;
    opened = undefined;
  }
  isAwaited = path !== undefined && !element;
  if (!element) return;
  openAround(element);
  element.setAttribute(SHOWN, '');
  const { top, bottom } = element.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= window.innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/**
 * Marks the same key again if a new version of the page has replaced its element; an element that appears for the first
 * time is scrolled into view.
 */
export function keepFieldShown(): void {
  if (isAwaited) showField(shownPath);
  else if (shownPath !== undefined && !shownElement())
    elementFor(shownPath)?.setAttribute(SHOWN, '');
}
