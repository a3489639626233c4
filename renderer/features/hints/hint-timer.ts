/** Milliseconds of hovering before a tooltip or hover card opens (docs/product.md, "Frame"). */
const OPEN_AFTER = 700;

/** Milliseconds before a hover card closes after the pointer leaves (docs/product.md, "Frame"). */
const CARD_CLOSES_AFTER = 300;

/** Milliseconds after a tooltip has closed during which the next one opens immediately (docs/product.md, "Frame"). */
const SKIP_WITHIN = 300;

/** Minimum distance between a text and the edge of the viewport, in pixels. */
const MARGIN = 12;

/** Only a pointer that can hover opens a hint; a finger that scrolls past does not. */
export function canHover(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'touch';
}

/** Shifts the text horizontally until it fits in the viewport. */
function keepInWindow(text: HTMLElement): void {
  text.style.translate = '';
  const { left, right } = text.getBoundingClientRect();
  const over = right + MARGIN - document.documentElement.clientWidth;
  if (over > 0) text.style.translate = `${-Math.min(over, left - MARGIN)}px`;
  else if (left < MARGIN) text.style.translate = `${MARGIN - left}px`;
}

/** Timing of one hint; only one hint is open at a time. */
export class HintTimer {
  static #shown: HintTimer | undefined;
  static #tooltipClosedAt = Number.NEGATIVE_INFINITY;

  readonly #hint: HTMLElement;
  readonly #isCard: boolean;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(hint: HTMLElement) {
    this.#hint = hint;
    this.#isCard = hint.dataset.hint === 'card';
  }

  /** Hides the open hint. */
  static hideShown(): void {
    HintTimer.#shown?.hide();
  }

  /** Pointer entered, `waited` milliseconds ago. */
  enter(waited = 0): void {
    const skips = !this.#isCard && performance.now() - HintTimer.#tooltipClosedAt < SKIP_WITHIN;
    this.#after(skips ? 0 : OPEN_AFTER - waited, () => this.#show());
  }

  /** Keyboard focus arrived: a tooltip opens immediately, a card after the same delay as for the pointer. */
  focus(waited = 0): void {
    if (this.#isCard) this.enter(waited);
    else this.#show();
  }

  /** Pointer or focus left. */
  leave(): void {
    this.#after(this.#isCard ? CARD_CLOSES_AFTER : 0, () => this.hide());
  }

  hide(): void {
    clearTimeout(this.#waiting);
    if (HintTimer.#shown !== this) return;
    HintTimer.#shown = undefined;
    this.#hint.removeAttribute('data-open');
    if (!this.#isCard) HintTimer.#tooltipClosedAt = performance.now();
  }

  #show(): void {
    clearTimeout(this.#waiting);
    if (HintTimer.#shown !== this) HintTimer.hideShown();
    HintTimer.#shown = this;
    this.#hint.setAttribute('data-open', '');
    const text = this.#hint.querySelector<HTMLElement>('.hint-text');
    if (text) keepInWindow(text);
  }

  #after(milliseconds: number, act: () => void): void {
    clearTimeout(this.#waiting);
    if (milliseconds <= 0) act();
    else this.#waiting = setTimeout(act, milliseconds);
  }
}
