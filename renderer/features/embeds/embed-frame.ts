/** What a frame may do, besides filling the screen. */
const ALLOWED = 'autoplay; encrypted-media; picture-in-picture; clipboard-write';

function frameOf(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOWED;
  frame.allowFullscreen = true;
  // Players refuse to play for pages that do not say whose they are.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  return frame;
}

/** The link as a button: it leads nowhere any more. */
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
 * Makes a button of the link in the place of an embed. A press on it is the visitor's consent: the frame, or the player of a video of
 * the site itself, takes its place, in the same size, and the focus.
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
    // The place is in view: nothing has to move for the focus.
    shown.focus({ preventScroll: true });
  });
}
