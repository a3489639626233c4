/** Milliseconds under the pointer until a tooltip or hover card opens (docs/product.md, "Frame"). */
const OPEN_AFTER = 700;

/** Milliseconds until a hover card closes behind the pointer (docs/product.md, "Frame"). */
const CARD_CLOSES_AFTER = 300;

/** Milliseconds after a tooltip has closed in which the next one opens at once (docs/product.md, "Frame"). */
const SKIP_WITHIN = 300;

/** Pixels that stay free between a text and the edge of the window. */
const MARGIN = 12;

/** Only a pointer that can rest over something opens a hint; a finger that scrolls by does not. */
export function canHover(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'touch';
}

/** Moves the text sideways until it is all in the window. */
function keepInWindow(text: HTMLElement): void {
  text.style.translate = '';
  const { left, right } = text.getBoundingClientRect();
  const over = right + MARGIN - document.documentElement.clientWidth;
  if (over > 0) text.style.translate = `${-Math.min(over, left - MARGIN)}px`;
  else if (left < MARGIN) text.style.translate = `${MARGIN - left}px`;
}

/** When the text of one hint shows; only one text shows at a time. */
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

  /** Puts away whatever is shown. */
  static hideShown(): void {
    HintTimer.#shown?.hide();
  }

  /** The pointer has come, `waited` milliseconds ago. */
  enter(waited = 0): void {
    const skips = !this.#isCard && performance.now() - HintTimer.#tooltipClosedAt < SKIP_WITHIN;
    this.#after(skips ? 0 : OPEN_AFTER - waited, () => this.#show());
  }

  /** The focus has come by keyboard: a tooltip explains itself at once, a card waits as for the pointer. */
  focus(waited = 0): void {
    if (this.#isCard) this.enter(waited);
    else this.#show();
  }

  /** Pointer or focus have gone. */
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
