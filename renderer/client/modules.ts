type Start = (place: HTMLElement) => void;

/** Where the code is for places with `data-module`; nothing of it is loaded before its place needs it. */
const MODULES: Readonly<Record<string, () => Promise<Start>>> = {
  countdown: () => import('../features/countdown/countdown.ts').then((m) => m.startCountdown),
  embed: () => import('../features/embeds/embed-frame.ts').then((m) => m.startEmbed),
  map: () => import('../features/map/live-map.ts').then((m) => m.showLiveMap),
  popup: () => import('../features/popups/start-popup.ts').then((m) => m.startPopup),
};

/**
 * Loads the module of a place and lets it begin.
 *
 * @throws if it cannot be loaded; the place is then what it is without script.
 */
export async function startModule(place: HTMLElement): Promise<void> {
  const start = await MODULES[place.dataset.module ?? '']?.();
  start?.(place);
}
