import { timeLeft, UNITS } from './time-left.ts';

/**
 * Counts down to `data-until` in an element with a child per unit, and says when it is over. Based on the visitor's
 * clock.
 */
export function startCountdown(place: HTMLElement): void {
  const until = Date.parse(place.dataset.until ?? '');
  const format = new Intl.NumberFormat(place.dataset.locale, { minimumIntegerDigits: 2 });
  const tick = () => {
    const milliseconds = until - Date.now();
    if (milliseconds <= 0) {
      place.dataset.state = 'over';
      return;
    }
    const left = timeLeft(milliseconds);
    for (const unit of UNITS) {
      const shown = place.querySelector(`[data-unit=${unit}]`);
      if (shown) shown.textContent = format.format(left[unit]);
    }
    place.dataset.state = 'running';
    // Until the next full second, so that none is skipped.
    setTimeout(tick, milliseconds % 1000 || 1000);
  };
  tick();
}
