/** Permissions of a frame, besides fullscreen. */
const ALLOWED = 'autoplay; encrypted-media; picture-in-picture; clipboard-write';

function frameOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOWED;
  frame.allowFullscreen = true;
  // Players refuse to play for pages that send no referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  return frame;
}

/** A button that replaces the link. */
function buttonOf(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  const note = link.getAttribute('aria-describedby');
  if (note !== null) button.setAttribute('aria-describedby', note);
  button.append(...link.childNodes);
  button.querySelector('.facade-tab')?.remove();
  return button;
}

/**
 * Turns the link of an embed into a button. Clicking it is the visitor's consent: the frame, or the player for a video
 * of the site itself, replaces it in the same size and receives focus.
 */
export function startEmbed(place: HTMLElement): void {
  const link = place.querySelector<HTMLAnchorElement>('a.facade');
  if (!link) return;
  const isFocused = document.activeElement === link;
  const button = buttonOf(link);
  link.replaceWith(button);
  if (isFocused) button.focus({ preventScroll: true });
  button.addEventListener('click', () => {
    const player = place.querySelector('template')?.content.firstElementChild?.cloneNode(true);
    const title = button.querySelector('.facade-title')?.textContent ?? '';
    const shown = player instanceof HTMLElement ? player : frameOf(link.dataset.frame ?? '', title);
    button.replaceWith(shown);
    // It is already in view: no scrolling needed.
    shown.focus({ preventScroll: true });
  });
}
