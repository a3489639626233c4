import { rememberClosed, wasClosed } from './closed-popups.ts';
import { type Conditions, isDue, mayShow, type Progress } from './popup-rules.ts';
import { isAsked, isFromSearch, isOccupied, isPhone, progressNow } from './visit.ts';

/** A popup over the page, or a bar at its edge, from waiting for its trigger until it is closed. */
class Popup {
  readonly #place: HTMLElement;
  readonly #dialog: HTMLDialogElement | undefined;
  readonly #conditions: Conditions;
  readonly #fromSearch = isFromSearch();
  /** Removes all its listeners. */
  readonly #end = new AbortController();
  #isDue = false;
  #isLooking = false;
  /** A dialog shows once. Its `close` event comes a task after it has closed: until then only this tells that it was. */
  #wasOpened = false;
  /** Focused element before the bar. */
  #before: HTMLElement | undefined;

  constructor(place: HTMLElement) {
    this.#place = place;
    this.#dialog = place instanceof HTMLDialogElement ? place : undefined;
    this.#conditions = JSON.parse(place.dataset.when ?? '{}');
  }

  start(): void {
    const { signal } = this.#end;
    const { seconds, leaving = false } = this.#conditions;
    addEventListener('scroll', () => this.#lookSoon(), { passive: true, signal });
    addEventListener('resize', () => this.#lookSoon(), { signal });
    // A bar hidden by a dialog returns after it closes; these events do not bubble.
    for (const name of ['close', 'toggle'])
      document.addEventListener(name, () => this.#lookSoon(), { capture: true, signal });
    if (seconds !== undefined)
      setTimeout(() => this.#look(), Math.max(0, seconds * 1000 - performance.now()));
    if (leaving)
      document.addEventListener(
        'mouseout',
        ({ relatedTarget, clientY }) => {
          if (relatedTarget === null && clientY <= 0 && !isPhone()) this.#look(true);
        },
        { signal },
      );
    this.#place.addEventListener('click', ({ target }) => this.#onClick(target), { signal });
    if (this.#dialog) this.#dialog.addEventListener('close', () => this.#finish(), { signal });
    else this.#followKeys(signal);
    this.#look();
  }

  /** A bar never takes the focus itself, and restores it after it is used. */
  #followKeys(signal: AbortSignal): void {
    this.#place.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !this.#place.contains(relatedTarget))
          this.#before = relatedTarget;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && !this.#place.hidden && !isAsked()) this.#close();
      },
      { signal },
    );
  }

  #lookSoon(): void {
    if (this.#isLooking) return;
    this.#isLooking = true;
    requestAnimationFrame(() => {
      this.#isLooking = false;
      this.#look();
    });
  }

  /** Shows it if a trigger has fired. A bar hides while it may not show, and returns. */
  #look(leaving = false): void {
    if (this.#end.signal.aborted || this.#wasOpened) return;
    const progress = progressNow(leaving);
    const isNow = isDue(this.#conditions, progress);
    // Leaving counts only at that moment: a popup once nothing else is open would come too late.
    if (isNow && !leaving) this.#isDue = true;
    const isShown = (this.#isDue || isNow) && this.#maySee(progress);
    if (isShown) this.#isDue = true;
    if (!this.#dialog) this.#place.hidden = !isShown;
    else if (isShown) {
      this.#wasOpened = true;
      this.#dialog.showModal();
    }
  }

  #maySee({ pastFirstScreen }: Progress): boolean {
    const { id = '', again } = this.#place.dataset;
    const isVisible = !this.#dialog && !this.#place.hidden;
    return mayShow({
      isPhone: isPhone(),
      fromSearch: this.#fromSearch,
      pastFirstScreen,
      isClosed: wasClosed(id, Number(again)),
      isBusy: isAsked() || (!isVisible && isOccupied()),
    });
  }

  /**
   * Closes on its button and on a click outside; following its action dismisses it as well. A form stays open: a stray
   * click must not discard what was typed.
   */
  #onClick(target: EventTarget | null): void {
    const hasForm = this.#place.querySelector('form') !== null;
    const isBeside = target === this.#dialog && !hasForm;
    const button = target instanceof Element ? target.closest('a, button') : null;
    if (isBeside || (button && !button.closest('form'))) this.#close();
  }

  #close(): void {
    if (this.#dialog) {
      this.#dialog.close();
      return;
    }
    if (this.#place.contains(document.activeElement))
      (this.#before ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
    this.#place.hidden = true;
    this.#finish();
  }

  #finish(): void {
    this.#end.abort();
    const { id = '', consent } = this.#place.dataset;
    rememberClosed(id, consent === 'required');
  }
}

/** Starts a popup or a bar. Inside a frame, which is a preview, or once dismissed, it never shows. */
export function startPopup(place: HTMLElement): void {
  const { id = '', again } = place.dataset;
  if (window.top !== window || wasClosed(id, Number(again))) return;
  new Popup(place).start();
}
