type Start = (place: HTMLElement) => void;

/** Loaders of the modules for elements with `data-module`; each is loaded on demand. */
const MODULES: Readonly<Record<string, () => Promise<Start>>> = {
  'consent-switch': () =>
    import('../features/measurement/consent-switch.ts').then((m) => m.startSwitchIn),
  countdown: () => import('../features/countdown/countdown.ts').then((m) => m.startCountdown),
  embed: () => import('../features/embeds/embed-frame.ts').then((m) => m.startEmbed),
  map: () => import('../features/map/live-map.ts').then((m) => m.showLiveMap),
  popup: () => import('../features/popups/start-popup.ts').then((m) => m.startPopup),
};

/**
 * Loads the module of an element and starts it.
 *
 * @throws if it cannot be loaded; the element then stays as it is without scripts.
 */
export async function startModule(place: HTMLElement): Promise<void> {
  const start = await MODULES[place.dataset.module ?? '']?.();
  start?.(place);
}
