import '../styles/core.css';
import client from 'virtual:site-client';
import { rememberArrival } from './arrival.ts';
import { watchBookings } from './book-clicks.ts';
import { watchClicks } from './click-events.ts';
import { startDock } from './dock.ts';
import { expireRecords } from './expire-records.ts';
import { watchHints } from './hints/watch-hints.ts';
import { startIslands } from './islands/start-islands.ts';
import { startMaps } from './map/start-maps.ts';
import { startMeasurement } from './measurement/start-measurement.ts';
import { startMenus } from './menus.ts';
import { startOutbox } from './outbox/start-outbox.ts';
import { recordUrgency } from './urgency-view.ts';

// Exists from the first script on, so that nothing that happens early is lost (docs/product.md, "Names in the page").
window.dataLayer ??= [];

rememberArrival();
startMenus();
startDock();
startMaps();
startIslands();
watchBookings();
startOutbox();
expireRecords();
watchClicks();
recordUrgency();
watchHints();
startMeasurement();
client.start?.();
