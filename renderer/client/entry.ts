import client from 'virtual:site-client';
import { lasting } from '../browser/storage.ts';
import { rememberArrival } from '../features/attribution/arrival.ts';
import { watchHints } from '../features/hints/watch-hints.ts';
import { watchClicks } from '../features/measurement/click-events.ts';
import { startMeasurement } from '../features/measurement/start-measurement.ts';
import { expireRecords } from '../features/outbox/expire-records.ts';
import { startOutbox } from '../features/outbox/start-outbox.ts';
import { recordUrgency } from '../features/urgency/urgency-view.ts';
import { watchBookings } from './book-clicks.ts';
import { startDock } from './dock.ts';
import { startMenus } from './menus.ts';
import { startIslands } from './start-islands.ts';
import { startModules } from './start-modules.ts';

// Created by the first script, so that no early event is lost (docs/product.md, "Names in the page").
window.dataLayer ??= [];

rememberArrival();
startMenus();
startDock();
startIslands();
startModules();
watchBookings();
startOutbox();
expireRecords();
watchClicks();
recordUrgency();
watchHints();
startMeasurement();
// Needed where a test runs, or ran on an earlier page. Without a network, the next page does it.
if (document.documentElement.dataset.test || lasting.get('variants'))
  import('../features/variants/start-variants.ts').catch(() => {});
client.start?.();
