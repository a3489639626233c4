import '../styles/core.css';
import { watchBookings } from './book-clicks.ts';
import { watchClicks } from './click-events.ts';
import { startDock } from './dock.ts';
import { startIslands } from './islands/start-islands.ts';
import { startMaps } from './map/start-maps.ts';
import { startMenus } from './menus.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { recordUrgency } from './urgency-view.ts';

// Exists from the first script on, so that nothing that happens early is lost (contract, "In the page").
window.dataLayer ??= [];

startMenus();
startDock();
startMaps();
startIslands();
watchBookings();
startOutbox();
watchClicks();
recordUrgency();
