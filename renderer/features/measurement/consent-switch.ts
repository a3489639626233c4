import { lasting } from '../../browser/storage.ts';
import { hasOptedOut, keepAnswer, mayMeasure, onAnswer } from './answer.ts';

/** Texts that the page passes to the switch, by state. */
type Said = 'on' | 'off' | 'optedOut' | 'unkept';

/** Stored only while the visitor allows it. */
function forgetAllowed(): void {
  lasting.remove('variants');
  if (document.documentElement.dataset.consent === 'required') lasting.remove('closedPopups');
}

/** Activates the switch in a part of a page that no tag is loaded for. */
export function startSwitchIn(place: HTMLElement): void {
  const container = place.querySelector<HTMLElement>('[data-consent-switch]');
  if (container) startSwitch(container);
}

/** Activates the switch of the privacy page: it shows the current state and changes it immediately. */
export function startSwitch(container: HTMLElement): void {
  const button = container.querySelector<HTMLButtonElement>('[role=switch]');
  const state = container.querySelector<HTMLElement>('[role=status]');
  if (!button || !state) return;
  let isKept = true;
  const show = () => {
    const on = mayMeasure();
    const said: Said = hasOptedOut() ? 'optedOut' : on ? 'on' : 'off';
    const words = [said, ...(isKept ? [] : (['unkept'] as const))];
    button.setAttribute('aria-checked', String(on));
    state.textContent = words.map((name: Said) => container.dataset[name]).join(' ');
  };
  button.disabled = hasOptedOut();
  button.addEventListener('click', () => {
    isKept = keepAnswer(mayMeasure() ? 'no' : 'yes');
    if (!mayMeasure()) forgetAllowed();
    show();
  });
  onAnswer(show);
  show();
}
