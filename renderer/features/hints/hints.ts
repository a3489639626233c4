import { canHover, HintTimer } from './hint-timer.ts';

const timers = new WeakMap<HTMLElement, HintTimer>();

function hintOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-hint]')) || undefined;
}

function timerOf(hint: HTMLElement): HintTimer {
  const timer = timers.get(hint) ?? new HintTimer(hint);
  timers.set(hint, timer);
  return timer;
}

/** Whether the pointer or the focus only moves within the same hint. */
function staysIn(hint: HTMLElement, { relatedTarget }: PointerEvent | FocusEvent): boolean {
  return relatedTarget instanceof Node && hint.contains(relatedTarget);
}

function isFocusVisible(hint: HTMLElement): boolean {
  return hint.querySelector(':focus-visible') !== null;
}

/**
 * Tooltips and hover cards: on hover with the delays of docs/product.md, "Frame", on keyboard focus, dismissed by
 * Escape or a click (WCAG 1.4.13).
 *
 * @param first the hint used before this code had loaded.
 * @param touched the event that did so.
 */
export function startHints(first: HTMLElement, touched: Event): void {
  document.addEventListener('pointerover', (event) => {
    const hint = hintOf(event.target);
    if (hint && canHover(event) && !staysIn(hint, event)) timerOf(hint).enter();
  });
  document.addEventListener('pointerout', (event) => {
    const hint = hintOf(event.target);
    if (hint && !staysIn(hint, event) && !isFocusVisible(hint)) timerOf(hint).leave();
  });
  document.addEventListener('focusin', ({ target }) => {
    const hint = hintOf(target);
    if (hint && isFocusVisible(hint)) timerOf(hint).focus();
  });
  document.addEventListener('focusout', (event) => {
    const hint = hintOf(event.target);
    if (hint && !staysIn(hint, event) && !hint.matches(':hover')) timerOf(hint).leave();
  });
  document.addEventListener('click', ({ target }) => {
    const hint = hintOf(target);
    if (hint) timerOf(hint).hide();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') HintTimer.hideShown();
  });
  const waited = performance.now() - touched.timeStamp;
  if (touched.type === 'focusin' && isFocusVisible(first)) timerOf(first).focus(waited);
  else if (first.matches(':hover') && canHover(touched)) timerOf(first).enter(waited);
}
